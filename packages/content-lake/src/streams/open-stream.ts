import { authenticate, bearerToken } from '../accounts/caller'
import type { LakeCore } from '../context'
import { anonymous, type Caller, type Log } from '../types'
import { notFound, unauthorized, unavailable } from '../errors'
import { requireReadable } from '../endpoints/request'
import { createDocumentListener } from './document-listener'
import { parseListenRequest } from './listen-request'
import { createLiveEvents, type OpenLiveEvents } from './live-events'
import { trackTransactions } from './recent-transactions'
import type { Stream } from './stream'

/** Requests over sockets contain the path as browsers see it, so any prefix may precede the version. */
const STREAM_PATH = /\/(v(?:\d[\d-]*|X))\/data\/(listen|live\/events)\/([^/]+)$/

/**
 * @param url of a stream's request
 * @throws PlainError 404 when there is no stream at this path
 */
export function parseStreamPath(url: URL) {
  const [, version = '', kind, dataset] = STREAM_PATH.exec(url.pathname) ?? []
  if (dataset === undefined) throw notFound(`There is no event stream at ${url.pathname}`)
  return { version, kind, dataset }
}

/** A request for a stream, over HTTP or a WebSocket. */
export interface StreamRequest {
  readonly url: URL
  /** As for `authenticate`. */
  readonly authorization: string | undefined
  /** Result of `forwardedAddress`. */
  readonly address: string | undefined
  /** Result of `getRequestedUrl`. */
  readonly publicUrl: string
  /** Id of the last event that a reconnecting reader has received. */
  readonly lastEventId: string | undefined
}

/** @throws ApiError with the response to the request */
export type OpenStream = (request: StreamRequest) => Stream

/**
 * Opens event streams of one dataset. A quota limits those of anonymous callers.
 */
export function createStreams(core: LakeCore) {
  const deps = { core, recent: trackTransactions(core) }
  const liveEvents = createLiveEvents(core, deps.recent)
  const registry = createStreamRegistry()
  const open: OpenStream = ({ url, authorization, address, publicUrl, lastEventId }) => {
    if (registry.isClosed()) throw unavailable('The lake is stopping. Try again.')
    const caller = authenticate(authorization, core.accounts)
    const { version, kind } = parseStreamPath(url)
    requireReadable(core, caller)
    const search = url.searchParams
    const stream =
      kind === 'listen'
        ? createDocumentListener(
            deps,
            { caller, address, publicUrl },
            parseListenRequest(search, version, lastEventId),
          )
        : openLiveEvents(liveEvents, caller, search, lastEventId)
    if (caller.kind === 'anonymous') {
      const endingStream = endWhen(core.isPrivate, stream, core.log)
      return registry.register(endingStream, core.quotas.streams.reserve(address))
    }
    const token = bearerToken(authorization) ?? ''
    /** Another role may read other documents. */
    const hasOtherRole = () => {
      const current = core.accounts.findCaller(token)
      return current?.kind !== 'user' || current.role !== caller.role
    }
    return registry.register(endWhen(hasOtherRole, stream, core.log))
  }
  return { ...registry, open }
}

/**
 * Ends a stream instead of sending an event once the caller has lost access, such as by a sign-out.
 * Disconnects it when that check fails.
 */
function endWhen(hasLostAccess: () => boolean, stream: Stream, log: Log): Stream {
  return {
    start: (sink) =>
      stream.start({
        ...sink,
        send(event) {
          try {
            if (hasLostAccess()) sink.end()
            else sink.send(event)
          } catch (error) {
            log('disconnected a stream', { error: String(error) })
            sink.disconnect()
          }
        },
      }),
  }
}

function openLiveEvents(
  open: OpenLiveEvents,
  caller: Caller,
  search: URLSearchParams,
  lastEventId: string | undefined,
) {
  const includeDrafts = search.get('includeDrafts') === 'true'
  if (includeDrafts && caller.kind === 'anonymous') {
    throw unauthorized('Live events of drafts need a token')
  }
  return open({ caller: includeDrafts ? caller : anonymous, lastEventId })
}

/** The running streams. The lake stops them itself, since their connections close too late. */
function createStreamRegistry() {
  /** Functions that stop a stream, with those that also break its connection. */
  const stops = new Map<() => void, () => void>()
  let closed = false
  return {
    isClosed: () => closed,
    /**
     * @param onStop called once when the stream stops, for whatever reason
     * @returns the stream, registered while it runs
     */
    register: (stream: Stream, onStop?: () => void): Stream => ({
      start(sink) {
        let stopStream: () => void = () => undefined
        const stop = () => {
          if (!stops.delete(stop)) return
          onStop?.()
          stopStream()
        }
        const stopBefore = (notifyReader: () => void) => () => {
          if (!stops.has(stop)) return
          stop()
          notifyReader()
        }
        const disconnect = stopBefore(() => sink.disconnect())
        stops.set(stop, disconnect)
        stopStream = stream.start({ ...sink, end: stopBefore(() => sink.end()), disconnect })
        // The stream may have ended while it was starting.
        if (!stops.has(stop)) stopStream()
        return stop
      },
    }),
    /** Stops all streams and rejects new ones. */
    close() {
      closed = true
      for (const stop of stops.keys()) stop()
    },
    /** As `close`; also breaks the connections, so that readers reconnect. */
    disconnect() {
      closed = true
      for (const disconnect of stops.values()) disconnect()
    },
  }
}
