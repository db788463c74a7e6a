import { useEffect } from 'react'
import { type DocumentLayoutProps, getPublishedId, useDocumentStore } from 'sanity'
import {
  defineDocuments,
  defineLocations,
  type DocumentLocationsState,
  presentationTool,
} from 'sanity/presentation'
import { toPagePath } from '#config/page-address'
import { collections, singletons, type ShownOn } from '../schemas'
import { findGeneralPage } from '#schemas/pages/general-pages'
import { broadcastEdits } from './components/broadcast-edits'
import { withPanelSwitch } from './components/panel-switch'
import { PreviewHeader } from './components/preview-header'
import { ISSUE_TYPE } from './newsletter/delivery'
import { STAFF_PAGE } from './pages/former-slugs'

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
  if (ids === 'its own address') return { locations: [] }
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

/**
 * The address of a document of the type `page`: of a built-in one, or as staff chose it, also when
 * only its draft has that address yet (PAGE-01).
 */
export function findPageLocations(page: Readonly<Record<string, unknown>>): DocumentLocationsState {
  const { id, title, slug } = page
  const builtIn = findGeneralPage(id)
  if (builtIn !== undefined) {
    return { locations: [{ title: builtIn.title, href: builtIn.path }] }
  }
  if (typeof slug !== 'string') {
    return { message: 'Todavía no tiene dirección.', tone: 'caution' }
  }
  return {
    locations: [{ title: typeof title === 'string' ? title : slug, href: toPagePath(slug) }],
  }
}

const pageLocations = defineLocations({
  select: { id: '_id', title: 'title', slug: 'slug.current' },
  resolve: (page): DocumentLocationsState => findPageLocations({ ...page }),
})

const locations = Object.fromEntries(
  [...shownOn.keys()].flatMap((type) => {
    const found = findLocations(type)
    return found === null ? [] : [[type, found]]
  }),
)

const plugin = presentationTool({
  name: 'presentation',
  title: 'Vista previa',
  previewUrl: {
    initial: '/',
    previewMode: { enable: '/preview/enable', shareAccess: false },
  },
  components: { unstable_header: { component: PreviewHeader } },
  resolve: {
    // The first that matches a path counts, so built pages come first.
    mainDocuments: defineDocuments([
      ...pages.map(({ id, path }) => ({ route: path, filter: `_id == "${id}"` })),
      { route: '/:slug', filter: `_type == "${STAFF_PAGE}" && slug.current == $slug` },
      {
        route: '/:parent/:slug',
        filter: `_type in ["${STAFF_PAGE}", "${ISSUE_TYPE}"] && slug.current == $parent + "/" + $slug`,
      },
    ]),
    locations: { ...locations, [STAFF_PAGE]: pageLocations, [ISSUE_TYPE]: pageLocations },
  },
})

/** Shows the site beside the form, with drafts and click-to-edit (CMS-06). */
export const presentation = {
  ...plugin,
  tools: Array.isArray(plugin.tools) ? plugin.tools.map(withPanelSwitch) : [],
}

/**
 * Sends every change of an open document to the previews of this browser, before it is saved. The
 * Studio saves once a second, and the Presentation tool waits another second (EDIT-02). Documents
 * that no page shows, such as requests, are not sent.
 */
export function BroadcastingLayout(props: DocumentLayoutProps) {
  const id = getPublishedId(props.documentId)
  const type = props.documentType
  const store = useDocumentStore()
  useEffect(
    () => (findLocations(type) === null ? undefined : broadcastEdits(store, id, type).stop),
    [store, id, type],
  )
  return props.renderDefault(props)
}
