interface SitePage {
  /** The editors' links contain it, so it never changes. */
  path: string
  /** Search engines never list it, whatever its document says. */
  isUnlisted?: true
  /** It redirects a visitor who has not sent the investor form (TY-01). */
  needsSubmission?: true
  /** Its document has the type `page`, as those of the pages that staff make. */
  isGeneral?: true
}

/**
 * Every page of the site by the id of its document (RT-01 to RT-05). Sitemap, page cache, previews,
 * canonical addresses, Studio and link checks derive from this table.
 */
export const sitePages = {
  homePage: { path: '/' },
  aboutPage: { path: '/about-us', isGeneral: true },
  privacyPage: { path: '/privacy-policy', isGeneral: true },
  termsPage: { path: '/terms-conditions', isGeneral: true },
  libraryPage: { path: '/biblioteca', isGeneral: true },
  newsletterPage: { path: '/boletin', isGeneral: true },
  posterPage: { path: '/afiche' },
  investorsPage: { path: '/inversores' },
  thankYouPage: { path: '/thankYou', isUnlisted: true, needsSubmission: true },
  sosHomePage: { path: '/sosBahia' },
  sosDonatePage: { path: '/sosBahia/donate', isGeneral: true },
  sosHelpPage: { path: '/sosBahia/help', isGeneral: true },
  sosSocialPage: { path: '/sosBahia/socialNetworks', isGeneral: true },
  sosProfilePage: { path: '/sosBahia/profile', isGeneral: true },
  fuerzaBahiaPage: { path: '/fuerzabahia' },
  todosPorBahiaPage: { path: '/todos-por-bahia-blanca' },
  searchPage: { path: '/buscar', isUnlisted: true },
  galleryPage: { path: '/galeria', isUnlisted: true },
} as const satisfies Readonly<Record<string, SitePage>>

/**
 * Path above the sample pages of campaigns. The site shows one for each campaign whose link starts
 * with this path, so that a new installation needs no other site (SOS-03).
 */
export const SAMPLE_CAMPAIGNS_PATH = '/campana-de-ejemplo'

export type PageId = keyof typeof sitePages

const pages: readonly (readonly [string, SitePage])[] = Object.entries(sitePages)

/** Path of every page by the id of its document. */
export const pagePaths: ReadonlyMap<string, string> = new Map(
  pages.map(([id, { path }]) => [id, path]),
)

/** Ids of the built-in pages whose documents have the type `page`. */
export const generalPageIds: readonly string[] = pages
  .filter(([, { isGeneral }]) => isGeneral)
  .map(([id]) => id)

/** Paths of the pages that search engines never list. */
export const unlistedPaths: readonly string[] = pages
  .filter(([, { isUnlisted }]) => isUnlisted)
  .map(([, { path }]) => path)

/** Every page that opens for anyone: all but the thank-you page. */
export const publicPages = pages
  .filter(([, { needsSubmission }]) => needsSubmission !== true)
  .map(([id, { path, isUnlisted = false }]) => ({ id, path, isListed: !isUnlisted }))
