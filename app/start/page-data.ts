/**
 * When the scripts of a page run: `now` for editors, `idle` where the page has to do something by
 * itself, `late` for every other page. A visitor who touches the page never waits for that moment.
 */
export type HydrationTime = 'now' | 'idle' | 'late'

/** What a page tells its scripts beside the data of its routes. */
export interface PageData {
  hydration: HydrationTime
  /** False in previews, which are no visits. */
  isCounted: boolean
  /** What the framework's own script sets: see `window.__remixContext`. */
  context: unknown
  /** Address of the module of each matched route, by the route's id. */
  modules: Record<string, string>
  /** Addresses of what these modules import. */
  imports: string[]
  /** Address of the list of all routes. */
  manifest: string
  /** In development: the module that has to run before any component does. */
  hotReload: string | undefined
}

/** Ids of the elements that hold them. */
export const PAGE_DATA = 'page-data'
/** The loaders' results, in the framework's encoding. */
export const PAGE_STATE = 'page-state'

/** What this page tells its scripts. @throws Error when the page holds no data */
export function readPageData(): PageData {
  const data: unknown = JSON.parse(textOf(PAGE_DATA))
  if (!isPageData(data)) throw new Error('The page holds no data of this build.')
  return data
}

/** The loaders' results as the framework reads them. */
export function readPageState(): ReadableStream<Uint8Array> {
  const { body } = new Response(textOf(PAGE_STATE))
  if (body === null) throw new Error('The page holds no state.')
  return body
}

/** What document.server.ts of the same build has written. */
function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'hydration' in data
}

function textOf(id: string): string {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The page holds no ${id}.`)
  return text
}
