import { defineDocuments, presentationTool, type DocumentLocationsState } from 'sanity/presentation'
import { singletons } from '../schemas'

/** Pages of the site, which are the singletons that have an address. */
const pages = singletons.flatMap(({ id, title, path }) =>
  path === undefined ? [] : [{ id, title, path }],
)

/** Pages on which the documents of a type show; a page shows on itself. */
const shownOn: ReadonlyMap<string, readonly string[]> = new Map([
  ['faqEntry', ['homePage']],
  ['testimonial', ['homePage']],
  ['campaignStep', ['homePage']],
  ['teamMember', ['investorsPage']],
  ['libraryResource', ['libraryPage']],
  ['socialPost', ['fuerzaBahiaPage']],
  ['campaignLink', ['sosHomePage', 'todosPorBahiaPage']],
  ['galleryItem', ['galleryPage']],
  ['sosLayout', ['sosHomePage', 'sosDonatePage', 'sosHelpPage', 'sosSocialPage', 'sosProfilePage']],
])

/** Settings whose words stand on every page. */
const everywhere = new Set(['siteSettings', 'navigation', 'footer', 'interfaceLabels'])

/**
 * Where on the site a document can be seen, as the Studio lists it above the document's form.
 * @param type the document's type
 * @returns null for what has no page, such as requests and redirects
 */
export function locationsOf(type: string): DocumentLocationsState | null {
  if (everywhere.has(type)) {
    return {
      message: 'Se usa en todas las páginas.',
      tone: 'caution',
      locations: [{ title: 'Inicio', href: '/' }],
    }
  }
  const ids = shownOn.get(type) ?? [type]
  const locations = pages
    .filter(({ id }) => ids.includes(id))
    .map(({ title, path }) => ({ title, href: path }))
  return locations.length > 0 ? { locations } : null
}

/** The site beside the form, with drafts and click-to-edit (CMS-06). */
export const presentation = presentationTool({
  name: 'presentation',
  title: 'Vista previa',
  previewUrl: {
    initial: '/',
    previewMode: { enable: '/preview/enable', shareAccess: false },
  },
  resolve: {
    mainDocuments: defineDocuments(
      pages.map(({ id, path }) => ({ route: path, filter: `_id == "${id}"` })),
    ),
    locations: ({ type }) => locationsOf(type),
  },
})
