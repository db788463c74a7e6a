/**
 * The pages that the site serves and search engines may know: address by the id of the document
 * that each shows. The one list behind the sitemap and canonical addresses (RT-08).
 */
export const sitePages = {
  homePage: '/',
  aboutPage: '/about-us',
  privacyPage: '/privacy-policy',
  termsPage: '/terms-conditions',
  libraryPage: '/biblioteca',
  investorsPage: '/inversores',
  sosHomePage: '/sosBahia',
  sosDonatePage: '/sosBahia/donate',
  sosHelpPage: '/sosBahia/help',
  sosSocialPage: '/sosBahia/socialNetworks',
  sosProfilePage: '/sosBahia/profile',
  fuerzaBahiaPage: '/fuerzabahia',
  todosPorBahiaPage: '/todos-por-bahia-blanca',
  galleryPage: '/galeria',
} as const

/** The page after the investor form: for those who have sent it, so it is in no list of pages. */
export const thankYouPath = '/thankYou'

/** What the investor form asks of the server beside its page. */
export const investorPaths = {
  /** Hands out challenges of our own captcha (CAP-02). */
  challenge: '/inversores/desafio',
  /** Is told that an e-mail is sent, so that the server need not send it (FORM-09). */
  report: '/inversores/enviado',
} as const

/** Pages that no search engine lists, whatever their document says (RT-05). */
export const unlistedPages: ReadonlySet<string> = new Set(['galleryPage'])

const everyPage = { ...sitePages, thankYouPage: thankYouPath }

const canonicalPaths: ReadonlyMap<string, string> = new Map(
  Object.values(everyPage).map((path) => [comparablePath(path), path]),
)

/** One spelling for the addresses that the router takes as one: lower case, no final slash. */
export function comparablePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

/** The address under which a page is known, whatever spelling a visitor came by. */
export function canonicalPath(path: string): string {
  return canonicalPaths.get(comparablePath(path)) ?? path
}

const documentIds: ReadonlyMap<string, string> = new Map(
  Object.entries(everyPage).map(([id, path]) => [comparablePath(path), id]),
)

/** Id of the document that a page shows; undefined for an address that is no such page. */
export function documentAt(path: string): string | undefined {
  return documentIds.get(comparablePath(path))
}
