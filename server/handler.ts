import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LAKE_PATH } from '../config/env.server'
import { REHEARSAL_PATH } from '../config/rehearsal.server'
import type { Passage } from './passage'
import type { RelayPassage } from './relay-passage'
import { nameRoute } from './route-names'
import { STUDIO_PATH } from './paths'

const ALIVE_PATH = '/healthz'

/** Answers a request, whatever it is. An Express app is one. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the site is made of. */
export interface SiteParts {
  studio: Answer
  /** Only with the embedded lake: with the hosted service `/lake` is a page like any other. */
  lake?: Pick<Passage, 'web'> | undefined
  /** Only when e-mail goes through the embedded relay: otherwise its paths are pages too. */
  relay?: RelayPassage | undefined
  /** Only while failures are rehearsed: otherwise its path is a page, too. */
  rehearsal?: Answer | undefined
  /** Static files of the client build and the Remix application behind them. */
  pages: Answer
}

/**
 * The site's one HTTP handler: chooses by path who answers. It stays below the framework on
 * purpose, so that `pages` can be wrapped by whatever answers from memory.
 */
export function createHandler(parts: SiteParts): RequestListener {
  const { studio, lake, relay, rehearsal, pages } = parts
  return (request, response) => {
    const path = pathOf(request)
    /** Pages name their routes themselves. */
    const named = (route: string, answer: Answer) => {
      nameRoute(response, route)
      answer(request, response)
    }
    if (path === ALIVE_PATH) named(ALIVE_PATH, answerAlive)
    else if (lake !== undefined && isUnder(path, LAKE_PATH)) named(`${LAKE_PATH}/*`, lake.web)
    else if (relay?.takes(request, path)) named('mail relay', relay.web)
    else if (rehearsal !== undefined && isUnder(path, REHEARSAL_PATH)) {
      named(`${REHEARSAL_PATH}/*`, rehearsal)
    } else if (isUnder(path, STUDIO_PATH)) named(`${STUDIO_PATH}/*`, studio)
    else pages(request, response)
  }
}

/** True when a WebSocket upgrade is meant for the lake; every other one is refused. */
export function isLakeUpgrade(request: IncomingMessage): boolean {
  return isUnder(pathOf(request), LAKE_PATH)
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Says that the process is alive; it says nothing about the dataset. */
function answerAlive(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : 'ok\n')
}
