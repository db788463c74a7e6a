import { defineDocuments, presentationTool, type DocumentLocationsState } from 'sanity/presentation'
import { collections, singletons, type ShownOn } from '../schemas'
import { withPanelSwitch } from './components/panel-switch'

/** The singletons with an address are the pages of the site. */
const pages = singletons.flatMap(({ id, title, path }) =>
  path === undefined ? [] : [{ id, title, path }],
)

const shownOn: ReadonlyMap<string, ShownOn> = new Map(
  [...singletons, ...collections].map((entry) => [entry.type, entry.shownOn]),
)

/**
 * The pages that show documents of a type; the Studio lists them above the document's form.
 * @returns null for what no page shows, such as requests and redirects
 */
export function findLocations(type: string): DocumentLocationsState | null {
  const ids = shownOn.get(type) ?? []
  if (ids === 'every page') {
    return {
      message: 'Se usa en todas las páginas.',
      tone: 'caution',
      locations: [{ title: 'Inicio', href: '/' }],
    }
  }
  const locations = pages
    .filter(({ id }) => ids.some((shown) => shown === id))
    .map(({ title, path }) => ({ title, href: path }))
  return locations.length > 0 ? { locations } : null
}

const plugin = presentationTool({
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
    locations: ({ type }) => findLocations(type),
  },
})

/** Shows the site beside the form, with drafts and click-to-edit (CMS-06). */
export const presentation = {
  ...plugin,
  tools: Array.isArray(plugin.tools) ? plugin.tools.map(withPanelSwitch) : [],
}
