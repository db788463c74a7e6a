import { sitePages } from '#config/site-pages'
import type { SiteQueryResult } from '~/sanity/types.generated'

const SOS_PATH = sitePages.sosHomePage.path

/**
 * Adapts settings and menu to emergency mode: the banner shows, and SOS Bahía is the first link of
 * the menu (EMER-01). A banner without a link gets the same link. Components do not know the mode, and
 * the banner's own switch keeps its value for afterwards.
 * @param sosTitle label of the link, when the menu has no link to SOS Bahía
 */
export function siteInEmergency(site: SiteQueryResult, sosTitle: string | null): SiteQueryResult {
  const { settings, navigation } = site
  const links = navigation?.links ?? []
  const sosLink =
    links.find(({ href }) => href === SOS_PATH) ??
    (sosTitle ? { _key: 'sos', label: sosTitle, href: SOS_PATH, openInNewTab: null } : undefined)
  const banner = settings?.emergencyBanner ?? null
  return {
    ...site,
    settings: settings && {
      ...settings,
      emergencyBanner: banner && {
        ...banner,
        enabled: true,
        link: banner.link?.label ? banner.link : (sosLink ?? null),
      },
    },
    navigation: navigation && {
      ...navigation,
      links: sosLink ? [sosLink, ...links.filter((link) => link !== sosLink)] : links,
    },
  }
}
