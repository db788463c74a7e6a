import { OFFLINE_PATH, unsavedPaths } from '#config/offline-pages'

/**
 * What the worker handles: `page` is a document in a tab, `data` the loader results of a client
 * navigation, `file` a style sheet, font or script of the build, `picture` an image of the dataset.
 */
export type RequestKind = 'page' | 'data' | 'file' | 'picture'

type RequestParts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer'> & {
  headers: Pick<Headers, 'has'>
}

/** The worker ignores everything at these paths. */
const leftAlone =
  /^\/(studio|lake|preview|newsletter|ver|boletin\/(?:confirmar|baja)|sala|api|i|visits|readyz|healthz|_mail)(\/|\.data$|$)/
const PICTURES = '/lake/images/'
const FILES = '/assets/'
/**
 * Parameters that do not change a page: `_routes` of Remix, and `numero`, the number of a poster.
 * Others may contain typed text.
 */
const neutralSearch =
  /^\?(((utm_\w+|fbclid|gclid|internalTest|_routes)=[^&]*|numero=\d{1,6})(&|$))+$/
const HOME_DATA = '/_root.data'
const DATA = '.data'

/** @returns undefined for requests that the worker leaves alone */
export function getRequestKind(request: RequestParts, origin: string): RequestKind | undefined {
  const { origin: target, pathname } = new URL(request.url)
  const { method, mode, destination, headers } = request
  if (method !== 'GET' || target !== origin) return undefined
  if (headers.has('Authorization') || headers.has('Range')) return undefined
  if (destination === 'image') {
    return pathname.startsWith(PICTURES) && isFromPage(request.referrer) ? 'picture' : undefined
  }
  if (leftAlone.test(pathname)) return undefined
  if (mode === 'navigate') return destination === 'document' ? 'page' : undefined
  if (pathname.startsWith(FILES)) return 'file'
  // Prefetched data has the mode `no-cors`: it is no visit.
  return destination === '' && mode === 'cors' && pathname.endsWith(DATA) ? 'data' : undefined
}

/** False for the Studio, which shows pictures of the dataset, too. */
function isFromPage(referrer: string): boolean {
  return referrer !== '' && !leftAlone.test(new URL(referrer).pathname)
}

/** Path of the page that a request for its data belongs to. */
export function getPageOfData(pathname: string): string {
  return pathname === HOME_DATA ? '/' : pathname.slice(0, -DATA.length)
}

/** True when the page at this address is the same for every query and every visitor. */
export function isSavablePage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (pathname === OFFLINE_PATH || unsavedPaths.includes(pathname)) return false
  return search === '' || neutralSearch.test(search)
}

/**
 * What to do with the saved copy after the network has answered. Redirected and retired pages lose
 * their copy; an error of the server changes nothing.
 */
export function effectOn(
  response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): 'save' | 'remove' | 'keep' {
  const { status, type, redirected, headers } = response
  if (redirected || type === 'opaqueredirect' || status === 404 || status === 410) return 'remove'
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
  const mayStore = headers.get('Cache-Control')?.includes('no-store') === false
  return status === 200 && type === 'basic' && isPage && mayStore ? 'save' : 'keep'
}
