import type { IncomingMessage } from 'node:http'
import { env } from '#config/env.server'
import { detectDevice, type Device, deviceHeader } from './lib/links/device'
import { pagePaths, sitePages } from '#config/site-pages'
import { canonicalPath, normalizePath } from './lib/links/page-paths'
import { readVisitFlags } from './lib/links/visit-flags'
import { canBeConfirmed } from './services/investor-requests/form/confirmation.server'
import { QUERY_PARAMETER, SEARCH_PATH } from './services/search/query'
import { REPLY_COOKIE } from './services/newsletter/reply-cookie.server'
import { staffPagePaths } from '~/blocks/staff-pages.server'
import { contentVersion, onContentChange } from '~/sanity/content.server'
import { isContentCurrent, recordContentUse } from '~/sanity/content-use.server'
import { PREVIEW_COOKIES } from '~/sanity/preview-cookie.server'
import { CAMPAIGN_ORDERS, drawOrder } from '~/routes/_site.todos-por-bahia-blanca/campaign-order'
import { isSidebarCollapsed, sidebarCookie } from '~/routes/_site.sosBahia/sidebar-cookie'

/** A page that the cache shares between visitors. */
export interface PageVariant {
  /**
   * Cache key: requests with the same key get the same page. Only the page itself defines keys;
   * other paths, queries, cookies and headers of a request create none. Each page has these keys:
   * - the page for 3 devices: 3, and its data: 3;
   * - its data in the two parts that a client loader requests, on 4 pages: 6 more;
   * - with the folded menu, on the 5 SOS pages: twice as many;
   * - the home page for visitors from the investors page: 3 more;
   * - in 6 orders of the campaigns, on their page: six times as many.
   * With 4 files these are 223, and 6 for each page that staff made.
   */
  key: string
  /** Path of the page, for logs and metrics. */
  route: string
  /** Creates the request with which Remix renders the page. */
  request: () => Request
  /** The Remix load context for that request. */
  context: Readonly<Record<string, unknown>>
}

/**
 * The interface between the page cache and the application: which page a request is for, and
 * whether a rendered page still matches the dataset.
 */
export const pageSource = {
  findVariant,
  correctAddress,
  listVariantsToPrerender,
  record: recordContentUse,
  isCurrent: isContentCurrent,
  version: contentVersion,
  onChange: onContentChange,
}

export type PageSource = typeof pageSource

const HOME_DATA = '/_root.data'
const DATA = '.data'
/** Query parameter in which a client navigation names the routes whose data it needs. */
const ROUTES = '_routes'

const campaignsPath = sitePages.todosPorBahiaPage.path
const builtPaths: ReadonlySet<string> = new Set(pagePaths.values())
/** Files that are the same for every visitor. */
const filePaths: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/sw.js',
])
/** Cookies of requests whose response is for one visitor. */
const PERSONAL_COOKIES = [...PREVIEW_COOKIES, REPLY_COOKIE].map((name) => `${name}=`)

/** Everything that varies between visitors at the same URL. */
interface Differences {
  device: Device
  /** The sidebar of the SOS pages (SOS-01). */
  isCollapsed: boolean
  /** The visitor came from the investors page (RT-06). */
  isFromInvestors: boolean
  /** Order of the campaigns; undefined on other pages (SOS-03). */
  order: number | undefined
}

/**
 * The shared page for a GET or HEAD request. Paths must match the spelling of the site's links. The
 * server has rejected data requests for routes that the page does not have.
 * @returns undefined for other paths and for pages of one visitor
 */
function findVariant({ url = '/', headers }: IncomingMessage): PageVariant | undefined {
  const [path, search] = splitAddress(url)
  const isData = path.endsWith(DATA)
  const page = isData ? toPagePath(path) : path
  if (isData && path !== toDataPath(page)) return undefined
  const isFile = filePaths.has(path)
  if (!isFile && !builtPaths.has(page) && !staffPagePaths().has(page)) return undefined
  // Visitors can type any number of queries, so the cache stores no results (SEEK-01).
  if (page === SEARCH_PATH && new URLSearchParams(search).has(QUERY_PARAMETER)) return undefined
  const { cookie = '' } = headers
  if (PERSONAL_COOKIES.some((name) => cookie.includes(name))) return undefined
  if (canBeConfirmed(page, search)) return undefined
  const query = isData ? selectRoutes(search) : ''
  if (isFile) return createVariant(path, page, query, noDifferences)
  return createVariant(path, page, query, {
    device: detectDevice((name) => headers[name]?.toString()),
    isCollapsed: page.startsWith(sitePages.sosHomePage.path) && isSidebarCollapsed(cookie),
    isFromInvestors: path === '/' && search !== '' && readVisitFlags(search).fromInvestors,
    order: page === campaignsPath ? drawOrder() : undefined,
  })
}

const noDifferences: Differences = {
  device: 'other',
  isCollapsed: false,
  isFromInvestors: false,
  order: undefined,
}

/** The pages to render in advance, in their most common variants. */
function listVariantsToPrerender(): PageVariant[] {
  const devices: Device[] = ['android', 'other']
  return [...builtPaths, ...staffPagePaths()].flatMap((path) =>
    devices.flatMap((device) =>
      listOrders(path).map((order) =>
        createVariant(path, path, '', { ...noDifferences, device, order }),
      ),
    ),
  )
}

function listOrders(path: string): (number | undefined)[] {
  return path === campaignsPath
    ? Array.from({ length: CAMPAIGN_ORDERS }, (_, at) => at)
    : [undefined]
}

function toPagePath(path: string): string {
  return path === HOME_DATA ? '/' : path.slice(0, -DATA.length)
}

function toDataPath(page: string): string {
  return page === '/' ? HOME_DATA : `${page}${DATA}`
}

/** The part of a data request's query that selects routes. */
function selectRoutes(search: string): string {
  const routes = new URLSearchParams(search).get(ROUTES)
  return routes === null ? '' : `?${ROUTES}=${encodeURIComponent(routes)}`
}

/**
 * The address of a page or its data in the spelling of the site's links. The router also accepts
 * capitals, escapes and final slashes.
 * @param url path and query
 * @returns undefined if the address has that spelling, and for other paths
 */
function correctAddress(url: string): string | undefined {
  const [path, search] = splitAddress(url)
  const isData = path.endsWith(DATA)
  const page = isData ? toPagePath(path) : path
  const correct = findPagePath(page)
  if (correct === undefined) return undefined
  const address = isData ? toDataPath(correct) : correct
  return address === path ? undefined : `${address}${search}`
}

/** The path of the page that the router finds at a path. */
function findPagePath(path: string): string | undefined {
  try {
    const decoded = normalizePath(decodeURI(new URL(`http://site.invalid${path}`).pathname))
    const found = canonicalPath(decoded)
    return builtPaths.has(found) || staffPagePaths().has(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** @returns path and query, with its question mark */
function splitAddress(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

function createVariant(
  path: string,
  page: string,
  query: string,
  differences: Differences,
): PageVariant {
  const { device, isCollapsed, isFromInvestors, order } = differences
  const search = isFromInvestors ? '?fromInvestors=true' : query
  const suffix = `${device}${isCollapsed ? ' collapsed' : ''}${order === undefined ? '' : ` ${order}`}`
  return {
    key: `${path}${search} ${suffix}`,
    route: page === path ? path : `${page}${DATA}`,
    request: () =>
      new Request(`${env().siteUrl}${path}${search}`, {
        headers: {
          ...deviceHeader(device),
          ...(isCollapsed && { cookie: sidebarCookie(true) }),
        },
      }),
    context: order === undefined ? {} : { campaignOrder: order },
  }
}
