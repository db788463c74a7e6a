import type { ServerBuild } from '@remix-run/node'

type Route = NonNullable<ServerBuild['routes'][string]>

interface Options extends Pick<Route, 'path' | 'index'> {
  module?: Partial<Route['module']>
}

/** Creates a route of a page, unless its module has another default. */
export function createRoute(
  id: string,
  parentId?: string,
  { module, ...rest }: Options = {},
): Route {
  return {
    id,
    ...(parentId !== undefined && { parentId }),
    module: { default: () => null, ...module },
    ...rest,
  }
}

/** The part of a Remix build about these routes. Only the route `form` has a client loader. */
export function createRoutes(list: readonly Route[]): Pick<ServerBuild, 'routes' | 'assets'> {
  const flags = { hasLoader: true, hasErrorBoundary: false, hasClientAction: false }
  return {
    routes: Object.fromEntries(list.map((route) => [route.id, route])),
    assets: {
      entry: { module: '', imports: [] },
      routes: Object.fromEntries(
        list.map(({ id, path = '', module: { action } }) => [
          id,
          {
            id,
            path,
            module: '',
            ...flags,
            hasAction: Boolean(action),
            hasClientLoader: id === 'form',
          },
        ]),
      ),
      url: '',
      version: '',
    },
  }
}
