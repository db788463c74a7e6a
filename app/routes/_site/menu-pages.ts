import { findAddressIssue, toPagePath } from '#config/page-address'
import { normalizePath } from '~/lib/links/page-paths'
import { sourcesOf } from '~/lib/text/value-sources'
import type { SiteQueryResult } from '~/sanity/types.generated'

type MenuPage = SiteQueryResult['menuPages'][number]
type MenuLink = ReturnType<typeof toLink>

/**
 * Adds the staff pages that ask for it to the menu and to the last column of the footer (PAGE-01).
 * They follow the links of the settings. A page that is linked there already is not added.
 */
export function siteWithPages(site: SiteQueryResult): SiteQueryResult {
  const { navigation, footer } = site
  const menuPages = site.menuPages.filter(({ slug }) => isShown(slug))
  if (site.menuPages.length === 0) return site
  const columns = footer?.linkColumns ?? []
  const inMenu = menuPages.filter((page) => page.inMenu === true)
  const inFooter = menuPages.filter((page) => page.inFooter === true)
  return {
    ...site,
    // Browsers do not need the list.
    menuPages: [],
    navigation: navigation && { ...navigation, links: addPages(navigation.links, inMenu) },
    footer: footer && {
      ...footer,
      linkColumns: columns.map((column, index) =>
        index === columns.length - 1
          ? { ...column, links: addPages(column.links, inFooter) }
          : column,
      ),
    },
  }
}

function addPages(links: readonly MenuLink[] | null, pages: readonly MenuPage[]): MenuLink[] {
  const known = new Set(links?.map(({ href }) => normalizePath(href ?? '')))
  return [...(links ?? []), ...pages.map(toLink).filter(({ href }) => !known.has(href ?? ''))]
}

/** Whether the catch-all route shows a page with this slug. */
function isShown(slug: string | null): boolean {
  return slug !== null && findAddressIssue(slug) === undefined
}

/** A link of the menu, as the settings have it. */
function toLink(page: MenuPage): {
  _key: string
  label: string | null
  href: string | null
  openInNewTab: boolean | null
} {
  const { _id, title, menuLabel, slug } = page
  return {
    _key: _id,
    label: menuLabel ?? title,
    href: toPagePath(slug ?? ''),
    openInNewTab: null,
    ...sourcesOf(page, { label: menuLabel === null ? 'title' : 'menuLabel' }),
  }
}
