import { publicPages } from '../../../config/site-pages'

/** A page of the dataset; `_updatedAt` is ISO 8601. */
export interface KnownPage {
  _id: string
  _updatedAt: string
  noIndex: boolean
}

/**
 * The sitemap of the site, in the order of the site's pages.
 * @param pages of the dataset; those without a route, or hidden from search engines, are left out
 * @param siteUrl without a final slash
 */
export function sitemapXml(pages: readonly KnownPage[], siteUrl: string): string {
  const byId = new Map(pages.map((page) => [page._id, page]))
  const entries = publicPages.flatMap(({ id, path, isListed }) => {
    const page = byId.get(id)
    if (page === undefined || page.noIndex || !isListed) return []
    const address = new URL(path, `${siteUrl}/`).href
    return [`<url><loc>${escaped(address)}</loc><lastmod>${page._updatedAt}</lastmod></url>`]
  })
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
