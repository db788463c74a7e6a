import { authenticate, bearerToken } from '../accounts/caller'
import type { LakeCore } from '../context'
import type { Log } from '../types'
import { notFound, unavailable } from '../errors'
import { requireReadable } from '../endpoints/request'
import { createDocumentListener } from './document-listener'
import { parseListenRequest } from './listen-request'
import { createLiveEvents } from './live-events'
import { trackTransactions } from './recent-transactions'
import type { Stream, StreamRequest } from './stream'

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

/** @throws ApiError with the response to the request */
export type OpenStream = (request: StreamRequest) => Stream

/**
 * Opens event streams of one dataset. A quota limits those of anonymous callers.
 */
export function createStreams(core: LakeCore) {
  const recent = trackTransactions(core)
  const registry = createStreamRegistry()
  const open: OpenStream = (request) => {
    const { url, authorization, address, publicUrl, lastEventId } = request
    if (registry.isClosed()) throw unavailable('The lake is stopping. Try again.')
    const caller = authenticate(authorization, core.accounts)
    const { version, kind } = parseStreamPath(url)
    requireReadable(core, caller)
    const stream =
      kind === 'listen'
        ? createDocumentListener(
            core,
            recent,
            { caller, address, publicUrl },
            parseListenRequest(url.searchParams, version, lastEventId),
          )
        : createLiveEvents(core, recent, caller, request)
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
