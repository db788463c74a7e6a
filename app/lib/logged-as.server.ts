import type { AppLoadContext } from '@remix-run/node'

/** What a request is called in the log; nothing of it when no server of ours has named it. */
interface LoggedAs {
  /** The answer carries it, and an error page shows it (ERR-01). */
  id?: string
  /** Pattern of the route, never the address: that may hold what somebody typed. */
  route?: string
}

/** What the server calls a request, see server/pages.ts. */
export function loggedAs({ requestId, route }: AppLoadContext): LoggedAs {
  return {
    ...(typeof requestId === 'string' && { id: requestId }),
    ...(typeof route === 'string' && { route }),
  }
}
