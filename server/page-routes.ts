import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Manifest = ServerBuild['routes']

type RouteObject = Parameters<typeof matchRoutes>[0][number]

/** Suffix of data requests, and the home page's name in them. */
const DATA = '.data'
const HOME_DATA = '/_root.data'
/** Path of Remix's route manifest. */
const MANIFEST = '/__manifest'

/**
 * Creates a function from a path to its route pattern, such as `/sosBahia/donate`, or `/*` without a
 * page. Data requests have the suffix `.data`.
 */
export function createRouteMatcher(routes: Manifest): (path: string) => string {
  const tree = childRoutes(routes, undefined)
  return (path) => {
    if (path === MANIFEST) return path
    const isData = path.endsWith(DATA)
    const pagePath = isData ? path.slice(0, -DATA.length) : path
    const page = path === HOME_DATA ? '/' : pagePath
    const matched = matchRoutes(tree, page) ?? []
    const parts = matched.flatMap(({ route }) => (route.path ? [route.path] : []))
    return `/${parts.join('/')}${isData ? DATA : ''}`
  }
}

function childRoutes(routes: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route.parentId !== parentId) return []
    const { id, path, index } = route
    const base = path === undefined ? { id } : { id, path }
    return index ? { ...base, index } : { ...base, children: childRoutes(routes, id) }
  })
}
