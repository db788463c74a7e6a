import { bearerToken, callerOfAuthorization } from '../authorization'
import type { Caller } from '../context'
import type { LakeCore } from '../core'
import { badRequest, notFound, unauthorized } from '../errors'
import { requireDataset } from '../endpoints/require-dataset'
import { createPlaces } from '../places'
import { readParams } from '../query/read-params'
import type { ViewOf } from './snapshot-view'
import { documentListener } from './document-listener'
import { liveEvents } from './live-events'
import type { Stream } from './stream'
import { createTurns, type Later } from './turns'

/** Any prefix may stand before the version: sockets are given the address as browsers see it. */
const STREAM_PATH = /\/v(?:\d[\d-]*|X)\/data\/(listen|live\/events)\/([^/]+)$/

/**
 * @param authorization as in the header of that name; none is anonymous
 * @param address as from `forwardedAddress`
 */
export type OpenStream = (
  url: URL,
  authorization: string | undefined,
  address: string | undefined,
) => Stream

/** Visitors' pages open none at all; each costs a connection, and time at every change. */
const ANONYMOUS_STREAMS = { perAddress: 20, inAll: 200 }

/**
 * Understands the address of an event stream, the same for HTTP and for sockets. Streams of callers
 * who have not signed in are counted, by network address and in all, and told when others have been
 * answered.
 * @returns a function that throws the error the request is to be answered with, or gives the stream
 */
export function createOpenStream(core: LakeCore, viewOf: ViewOf): OpenStream {
  const places = createPlaces('open streams', ANONYMOUS_STREAMS)
  const later = createTurns()
  return (url, authorization, address) => {
    const caller = callerOfAuthorization(authorization, core.accounts)
    const [, kind, dataset] = STREAM_PATH.exec(url.pathname) ?? []
    if (dataset === undefined) throw notFound(`There is no event stream at ${url.pathname}`)
    requireDataset(core, decodeURIComponent(dataset))
    const isVisitor = caller.kind === 'anonymous' && address !== undefined
    const stream =
      kind === 'listen'
        ? listenStream(core, viewOf, caller, url.searchParams, isVisitor ? later : undefined)
        : liveStream(core, caller, url.searchParams)
    if (caller.kind === 'anonymous') return holding(stream, places.take(address))
    const token = bearerToken(authorization) ?? ''
    return endedBy(stream, () => core.accounts.callerOf(token) === undefined)
  }
}

/** A stream with a place that is given back when it ends. */
function holding(stream: Stream, giveBack: () => void): Stream {
  return {
    start(sink) {
      const stop = stream.start({
        send: (event) => sink.send(event),
        end() {
          giveBack()
          sink.end()
        },
      })
      return () => {
        giveBack()
        stop()
      }
    },
  }
}

/** A stream may stay open for days: who has signed out meanwhile hears no more. */
function endedBy(stream: Stream, isOver: () => boolean): Stream {
  return {
    start(sink) {
      let ended = false
      return stream.start({
        send(event) {
          if (ended) return
          ended = isOver()
          if (ended) sink.end()
          else sink.send(event)
        },
        end: () => sink.end(),
      })
    },
  }
}

function listenStream(
  core: LakeCore,
  viewOf: ViewOf,
  caller: Caller,
  search: URLSearchParams,
  later: Later | undefined,
) {
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('The parameter "query" is missing.')
  const request = {
    query,
    params: readParams(search),
    contents: {
      includeResult: search.get('includeResult') === 'true',
      includePreviousRevision: search.get('includePreviousRevision') === 'true',
      includeMutations: search.get('includeMutations') !== 'false',
      mendozaEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    },
  } as const
  return documentListener(core, viewOf, caller, request, later)
}

function liveStream(core: LakeCore, caller: Caller, search: URLSearchParams) {
  const includeDrafts = search.get('includeDrafts') === 'true'
  if (includeDrafts && caller.kind === 'anonymous') {
    throw unauthorized('Live events of drafts need a token')
  }
  return liveEvents(core, includeDrafts)
}
