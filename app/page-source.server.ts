import type { IncomingMessage } from 'node:http'
import { env } from '../config/env.server'
import { deviceHeader, deviceOf } from '~/lib/device'
import type { Device } from '~/lib/store-link'
import { sitePages, thankYouPath } from '~/lib/site-pages'
import { flagsIn } from '~/lib/visit-flags'
import { REPLY_COOKIE } from '~/lib/newsletter-reply.server'
import { contentVersion, onContentChange } from '~/sanity/content.server'
import { isContentCurrent, recordContentUse } from '~/sanity/content-use.server'
import { PREVIEW_COOKIE } from '~/sanity/preview-cookie.server'
import { CAMPAIGN_ORDERS, randomOrder } from '~/routes/_site.todos-por-bahia-blanca/campaign-order'
import { isSidebarCollapsed, sidebarCookie } from '~/routes/_site.sosBahia/sidebar-cookie'

/** One of the pages that visitors share. */
export interface PageVariant {
  /** Two requests with the same key get the same page. */
  key: string
  /** Its address, for logs and measurements. */
  route: string
  /** What to ask the framework for, to make it. */
  request: () => Request
  /** The load context with which to ask. */
  context: Readonly<Record<string, unknown>>
}

/**
 * What the server's page cache needs of the application: which page a request is for, and whether a
 * page that was made is what the dataset has now.
 */
export const pageSource = {
  variantOf,
  firstVariants,
  record: recordContentUse,
  isCurrent: isContentCurrent,
  version: contentVersion,
  onChange: onContentChange,
}

export type PageSource = typeof pageSource

const HOME_DATA = '/_root.data'
const DATA = '.data'
/** Where a step within the site says which routes' data it lacks. */
const ROUTES = '_routes'
/** Names of the routes of one page, as the framework writes them. */
const ROUTE_NAMES = /^(root|routes\/[\w.$-]+)(,routes\/[\w.$-]+)*$/

const campaignsPath = sitePages.todosPorBahiaPage
const pagePaths: ReadonlySet<string> = new Set([...Object.values(sitePages), thankYouPath])
/** The same for every visitor. */
const filePaths: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/site.webmanifest'])
/** Carried by requests whose page is for one person. */
const PERSONAL_COOKIES = [`${PREVIEW_COOKIE}=`, `${REPLY_COOKIE}=`]

/** All in which the same address differs between visitors. */
interface Differences {
  device: Device
  /** The menu of the SOS pages (SOS-01). */
  isCollapsed: boolean
  /** The visitor came from the investors page (RT-06). */
  isFromInvestors: boolean
  /** Of the campaigns (SOS-03). */
  order: number | undefined
}

/**
 * Which of the shared pages a GET or HEAD is for, in the spelling in which pages are linked to.
 * @returns undefined for whatever is no such page, or is made for one visitor
 */
function variantOf({ url = '/', headers }: IncomingMessage): PageVariant | undefined {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const search = queryAt === -1 ? '' : url.slice(queryAt)
  const isData = path.endsWith(DATA)
  const page = isData ? pageOfData(path) : path
  const isFile = filePaths.has(path)
  if (!isFile && !pagePaths.has(page)) return undefined
  const { cookie = '' } = headers
  if (PERSONAL_COOKIES.some((name) => cookie.includes(name))) return undefined
  const query = isData ? routesIn(search) : ''
  if (query === undefined) return undefined
  if (isFile) return variant(path, page, query, sameForAll)
  return variant(path, page, query, {
    device: deviceOf((name) => headers[name]?.toString()),
    isCollapsed: page.startsWith(sitePages.sosHomePage) && isSidebarCollapsed(cookie),
    isFromInvestors: path === '/' && search !== '' && flagsIn(search).fromInvestors,
    order: page === campaignsPath ? randomOrder() : undefined,
  })
}

const sameForAll: Differences = {
  device: 'other',
  isCollapsed: false,
  isFromInvestors: false,
  order: undefined,
}

/** The pages to make before anybody asks: each as most visitors get it. */
function firstVariants(): PageVariant[] {
  const devices: Device[] = ['android', 'other']
  return [...pagePaths].flatMap((path) =>
    devices.flatMap((device) =>
      ordersOf(path).map((order) => variant(path, path, '', { ...sameForAll, device, order })),
    ),
  )
}

function ordersOf(path: string): (number | undefined)[] {
  return path === campaignsPath
    ? Array.from({ length: CAMPAIGN_ORDERS }, (_, at) => at)
    : [undefined]
}

function pageOfData(path: string): string {
  return path === HOME_DATA ? '/' : path.slice(0, -DATA.length)
}

/** The query of a request for data as far as it counts; undefined for what no script of ours sends. */
function routesIn(search: string): string | undefined {
  if (!search.includes(ROUTES)) return ''
  const routes = new URLSearchParams(search).get(ROUTES)
  if (routes === null) return ''
  return ROUTE_NAMES.test(routes) ? `?${ROUTES}=${encodeURIComponent(routes)}` : undefined
}

function variant(path: string, page: string, query: string, differences: Differences): PageVariant {
  const { device, isCollapsed, isFromInvestors, order } = differences
  const search = isFromInvestors ? '?fromInvestors=true' : query
  const marks = `${device}${isCollapsed ? ' collapsed' : ''}${order === undefined ? '' : ` ${order}`}`
  return {
    key: `${path}${search} ${marks}`,
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
