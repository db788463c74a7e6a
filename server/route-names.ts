import type { ServerResponse } from 'node:http'

const names = new WeakMap<ServerResponse, string>()

/**
 * Records the route of a request for logs and metrics. It must be a pattern: paths may contain typed
 * text, and their number has no limit.
 */
export function nameRoute(response: ServerResponse, route: string): void {
  names.set(response, route)
}

/** The route of a request; `other` when none is recorded. */
export function findRoute(response: ServerResponse): string {
  return names.get(response) ?? 'other'
}
