import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LAKE_PATH } from '#config/env.server'
import { isStudioPath, STUDIO_PATH } from './paths'
import type { ReverseProxy } from './proxy'
import type { RelayProxy } from './relay-proxy'
import { nameRoute } from './route-names'

const HEALTH_PATH = '/healthz'

/** The handlers of the site. The paths of an absent optional handler are pages. */
interface SiteHandlers {
  studio: RequestListener
  /** Absent with the hosted service. */
  lake?: Pick<ReverseProxy, 'forward'> | undefined
  /** While some e-mail goes through the embedded relay. */
  relay?: RelayProxy | undefined
  /** Static files of the client build and the Remix app. */
  pages: RequestListener
}

/** Creates the site's HTTP handler, which selects a part by path. */
export function createHandler(handlers: SiteHandlers): RequestListener {
  const { studio, lake, relay, pages } = handlers
  return (request, response) => {
    const path = getPath(request)
    const handle = (route: string, handler: RequestListener) => {
      nameRoute(response, route)
      handler(request, response)
    }
    if (path === HEALTH_PATH) handle(HEALTH_PATH, sendHealth)
    else if (lake !== undefined && isUnder(path, LAKE_PATH)) handle(`${LAKE_PATH}/*`, lake.forward)
    else if (relay?.accepts(request, path)) handle('mail relay', relay.forward)
    else if (isStudioPath(path)) handle(`${STUDIO_PATH}/*`, studio)
    // `pages` names the routes of its requests itself.
    else pages(request, response)
  }
}

/** True when a WebSocket upgrade is for the lake; the site rejects every other one. */
export function isLakeUpgrade(request: IncomingMessage): boolean {
  return isUnder(getPath(request), LAKE_PATH)
}

export function getPath(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Reports that the process is alive, whatever the state of the dataset. */
function sendHealth(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : 'ok\n')
}
