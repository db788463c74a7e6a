/**
 * When a page hydrates: `now` in previews, `idle` if it acts without user input, otherwise at the
 * first interaction: `late` fetches the scripts when the page is idle, `input` (emergency mode) only then.
 */
export type HydrationTime = 'now' | 'idle' | 'late' | 'input'

/** Data for the client entry, besides the loader results. */
export interface PageData {
  hydration: HydrationTime
  /** False in previews, which do not count as views. */
  isCounted: boolean
  /** Whether the browser saves pages to read without a connection (OFF-01). */
  savesPages: boolean
  /** The value that Remix's `Scripts` assigns to `window.__remixContext`. */
  context: unknown
  /** Module URL of each matched route, by route id. */
  modules: Record<string, string>
  /** URLs of the imports of these modules. */
  imports: string[]
  /** URL of the Remix route manifest. */
  manifest: string
  /** In development: URL of the HMR runtime, which must run before any component. */
  hotReload: string | undefined
}

/** Id of the script element with the `PageData`. */
export const PAGE_DATA = 'page-data'
/** Id of the script element with the loader results, encoded by turbo-stream. */
export const PAGE_STATE = 'page-state'

/** @throws Error when the page contains no data */
export function readPageData(): PageData {
  const data: unknown = JSON.parse(readText(PAGE_DATA))
  if (!isPageData(data)) throw new Error('The page holds no data of this build.')
  return data
}

/** The loader results as the stream that Remix decodes. */
export function readPageState(): ReadableStream<Uint8Array> {
  const { body } = new Response(readText(PAGE_STATE))
  if (body === null) throw new Error('The page holds no state.')
  return body
}

/** Checks one key only: document.server.ts of the same build wrote the data. */
function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'hydration' in data
}

function readText(id: string): string {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The page holds no ${id}.`)
  return text
}
