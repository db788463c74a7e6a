import { bearerToken, callerOfAuthorization } from '../authorization'
import type { Caller, Log } from '../context'
import type { LakeCore } from '../core'
import { notFound, unauthorized, unavailable } from '../errors'
import { requireDataset } from '../endpoints/require-dataset'
import { createPlaces } from '../places'
import { documentListener } from './document-listener'
import { readListenRequest } from './listen-request'
import { liveEvents } from './live-events'
import { followTransactions } from './recent-transactions'
import { createRunningStreams } from './running-streams'
import type { Stream } from './stream'

/** Any prefix may stand before the version: sockets are given the address as browsers see it. */
const STREAM_PATH = /\/(v(?:\d[\d-]*|X))\/data\/(listen|live\/events)\/([^/]+)$/

/** How a stream is asked for, the same over HTTP and over sockets. */
export interface StreamRequest {
  readonly url: URL
  /** As in the header of that name; none is anonymous. */
  readonly authorization: string | undefined
  /** As from `forwardedAddress`. */
  readonly address: string | undefined
  /** Of who had the stream and lost it: the id of the last event received. */
  readonly lastEventId: string | undefined
}

/** @throws the error that the request is to be answered with */
export type OpenStream = (request: StreamRequest) => Stream

export interface Streams {
  readonly open: OpenStream
  /** Stops those that run; no more can be opened. */
  close(): void
}

/** Visitors' pages open none at all; each costs a connection, and time at every change. */
const ANONYMOUS_STREAMS = { each: 20, inAll: 200 }
/** A tab of the Studio has about ten, with the Presentation tool a few more. */
const STREAMS_OF_STAFF = { each: 400, inAll: 2_000 }

/**
 * Understands what is asked of an event stream. Streams are counted: those of callers who have not
 * signed in by network address, the others by account, and both in all.
 */
export function createStreams(core: LakeCore): Streams {
  const ofVisitors = createPlaces('open streams', 'network address', ANONYMOUS_STREAMS)
  const ofStaff = createPlaces('open streams', 'account', STREAMS_OF_STAFF)
  const listening = { core, recent: followTransactions(core) }
  const running = createRunningStreams()
  const open: OpenStream = ({ url, authorization, address, lastEventId }) => {
    if (running.isClosed()) throw unavailable('The lake is stopping. Try again.')
    const caller = callerOfAuthorization(authorization, core.accounts)
    const [, version = '', kind, dataset] = STREAM_PATH.exec(url.pathname) ?? []
    if (dataset === undefined) throw notFound(`There is no event stream at ${url.pathname}`)
    requireDataset(core, decodeURIComponent(dataset))
    const search = url.searchParams
    const stream =
      kind === 'listen'
        ? documentListener(
            listening,
            { caller, address },
            readListenRequest(search, version, lastEventId),
          )
        : liveStream(core, caller, search)
    if (caller.kind === 'anonymous') return running.holding(stream, ofVisitors.take(address))
    const token = bearerToken(authorization) ?? ''
    const staying = endedBy(stream, () => core.accounts.callerOf(token) === undefined, core.log)
    return running.holding(staying, ofStaff.take(caller.userId))
  }
  return { open, close: () => running.close() }
}

/**
 * A stream may stay open for days: who has signed out meanwhile hears no more. Who cannot be looked up
 * at the moment is to come back, and go on.
 */
function endedBy(stream: Stream, isOver: () => boolean, log: Log): Stream {
  return {
    start: (sink) =>
      stream.start({
        ...sink,
        send(event) {
          try {
            if (isOver()) sink.end()
            else sink.send(event)
          } catch (error) {
            log('a stream was cut', { error: String(error) })
            sink.cut()
          }
        },
      }),
  }
}

function liveStream(core: LakeCore, caller: Caller, search: URLSearchParams) {
  const includeDrafts = search.get('includeDrafts') === 'true'
  if (includeDrafts && caller.kind === 'anonymous') {
    throw unauthorized('Live events of drafts need a token')
  }
  return liveEvents(core, includeDrafts)
}
