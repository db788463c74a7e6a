import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Build = Pick<ServerBuild, 'routes' | 'assets'>

type RouteObject = Parameters<typeof matchRoutes>[0][number]

/** Properties of the routes at a path, for decisions before a render. */
export interface PageRoute {
  /**
   * Route pattern, such as `/sosBahia/donate`, or `/*` without a page. Data requests have the suffix
   * `.data`.
   */
  pattern: string
  /** Whether Remix renders HTML, also after an action; false for data and other resources. */
  isPage: boolean
  /**
   * Whether an action accepts methods other than GET and HEAD.
   * @param search the query, which may select the index route
   */
  hasAction: (search: string) => boolean
  /**
   * Every value of `_routes` with which Remix's client requests data of the page. Usually the
   * client requests all loaders together, without `_routes`. A route with a client loader requests
   * its own data alone. The client then requests the other routes by name, in the order of the
   * hierarchy.
   */
  dataRoutes: readonly string[]
}

/** Suffix of data requests, and the home page's name in them. */
const DATA = '.data'
const HOME_DATA = '/_root.data'
/** Path of Remix's route manifest. */
const MANIFEST = '/__manifest'

/** Creates a function from the path of a request to its routes. */
export function createRouteMatcher({ routes, assets }: Build): (path: string) => PageRoute {
  const tree = childRoutes(routes, undefined)
  return (path) => {
    const isData = path.endsWith(DATA)
    const pagePath = isData ? path.slice(0, -DATA.length) : path
    const page = path === HOME_DATA ? '/' : pagePath
    const matched = (matchRoutes(tree, page) ?? []).map(({ route }) => route)
    const parts = matched.flatMap((route) => (route.path ? [route.path] : []))
    const ids = matched.flatMap(({ id = '' }) => (routes[id]?.module.loader ? [id] : []))
    const alone = ids.filter((id) => assets.routes[id]?.hasClientLoader === true)
    const together = ids.filter((id) => !alone.includes(id)).join(',')
    return {
      pattern: path === MANIFEST ? path : `/${parts.join('/')}${isData ? DATA : ''}`,
      isPage: !isData && routes[matched.at(-1)?.id ?? '']?.module.default !== undefined,
      hasAction: (search) =>
        routes[findTarget(matched, search)?.id ?? '']?.module.action !== undefined,
      dataRoutes: alone.length === 0 ? [] : [together, ...alone].filter(Boolean),
    }
  }
}

/** The route whose action Remix calls: the last one with a path, or the index route with `?index`. */
function findTarget(matched: readonly RouteObject[], search: string): RouteObject | undefined {
  const leaf = matched.at(-1)
  if (leaf?.index === true && new URLSearchParams(search).getAll('index').includes('')) return leaf
  return matched.findLast(({ path }, at) => at === 0 || Boolean(path))
}

function childRoutes(routes: Build['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route.parentId !== parentId) return []
    const { id, path, index } = route
    const base = path === undefined ? { id } : { id, path }
    return index ? { ...base, index } : { ...base, children: childRoutes(routes, id) }
  })
}
