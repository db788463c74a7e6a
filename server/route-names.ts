import type { ServerResponse } from 'node:http'

const names = new WeakMap<ServerResponse, string>()

/**
 * Says by which route a request is answered, for logs and measurements: always one of a fixed set,
 * because addresses may hold what people typed, and are without number.
 */
export function nameRoute(response: ServerResponse, route: string): void {
  names.set(response, route)
}

/** The route by which a request is answered: `other` for what no route has a name for. */
export function routeOf(response: ServerResponse): string {
  return names.get(response) ?? 'other'
}
