import { publicPages } from '#config/site-pages'

/** A page of the dataset; `_updatedAt` is ISO 8601. */
export interface KnownPage {
  _id: string
  _updatedAt: string
  noIndex: boolean
}

/** A page that staff made, with its path. */
interface ListedPage {
  path: string
  _updatedAt: string
  seo: { noIndex: boolean | null } | null
}

/**
 * The sitemap of the site, in the order of the site's pages, followed by those that staff made.
 * @param pages of the dataset; those without a route, or hidden from search engines, are left out
 * @param staffPages those hidden from search engines are left out, too
 * @param siteUrl without a final slash
 */
export function sitemapXml(
  pages: readonly KnownPage[],
  staffPages: readonly ListedPage[],
  siteUrl: string,
): string {
  const byId = new Map(pages.map((page) => [page._id, page]))
  const toEntry = (path: string, updatedAt: string) => {
    const address = new URL(path, `${siteUrl}/`).href
    return `<url><loc>${escaped(address)}</loc><lastmod>${updatedAt}</lastmod></url>`
  }
  const entries = [
    ...publicPages.flatMap(({ id, path, isListed }) => {
      const page = byId.get(id)
      if (page === undefined || page.noIndex || !isListed) return []
      return [toEntry(path, page._updatedAt)]
    }),
    ...staffPages
      .filter(({ seo }) => seo?.noIndex !== true)
      .map(({ path, _updatedAt }) => toEntry(path, _updatedAt)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
