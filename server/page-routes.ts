import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Manifest = ServerBuild['routes']

type Branch = Parameters<typeof matchRoutes>[0][number]

/** Suffix of the requests for a page's data, and the name that the home page has in them. */
const DATA = '.data'
const HOME_DATA = '/_root.data'
/** Where scripts ask the framework which routes there are. */
const MANIFEST = '/__manifest'

/**
 * Makes what finds the pattern of a page's route, such as `/sosBahia/donate` or `/*` for everything
 * that has no page. Requests for a page's data have `.data` after it.
 * @param routes of the application's build
 */
export function pagePatterns(routes: Manifest): (path: string) => string {
  const tree = branchesOf(routes, undefined)
  return (path) => {
    if (path === MANIFEST) return path
    const isData = path.endsWith(DATA)
    const asked = isData ? path.slice(0, -DATA.length) : path
    const page = path === HOME_DATA ? '/' : asked
    const matched = matchRoutes(tree, page) ?? []
    const parts = matched.flatMap(({ route }) => (route.path ? [route.path] : []))
    return `/${parts.join('/')}${isData ? DATA : ''}`
  }
}

function branchesOf(routes: Manifest, parentId: string | undefined): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (route.parentId !== parentId) return []
    const { id, path, index } = route
    const base = path === undefined ? { id } : { id, path }
    return index ? { ...base, index } : { ...base, children: branchesOf(routes, id) }
  })
}
