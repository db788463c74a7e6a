import { MuxConnection } from './mux-connection'

/** One connection per server: all event sources of a page share it. */
const connections = new Map<string, MuxConnection>()

/**
 * Address of the lake's multiplexing socket that belongs to a stream.
 * @param streamUrl absolute address of an event stream, such as `http://host/lake/v1/data/listen/ds`
 * @throws Error when the address has no version segment, so is not one of the lake
 */
export function muxUrl(streamUrl: string): string {
  const url = new URL(streamUrl)
  const version = /\/v(?:\d+|X|\d{4}-\d{2}-\d{2})\//.exec(url.pathname)
  if (!version) throw new Error(`Not an event stream of the lake: ${url.pathname}`)
  const scheme = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${url.host}${url.pathname.slice(0, version.index)}/v1/mux`
}

function connectionFor(streamUrl: string): MuxConnection {
  const url = muxUrl(streamUrl)
  const connection = connections.get(url) ?? new MuxConnection(url)
  connections.set(url, connection)
  return connection
}

interface Options {
  headers?: Record<string, string>
  withCredentials?: boolean
}

/**
 * Stands in for `@sanity/eventsource` where the Studio runs on the embedded lake: an EventSource
 * whose events travel over the one WebSocket that all of them share.
 *
 * As in an EventSource, a lost connection is an `error` event with `readyState` CONNECTING and
 * the stream comes back by itself; a refused stream is an `error` event with `readyState` CLOSED
 * and, as in the original, a numeric `status`.
 */
export default class MultiplexedEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly CONNECTING = MultiplexedEventSource.CONNECTING
  readonly OPEN = MultiplexedEventSource.OPEN
  readonly CLOSED = MultiplexedEventSource.CLOSED

  readonly url: string
  readonly withCredentials: boolean
  readyState: number = MultiplexedEventSource.CONNECTING

  readonly #connection: MuxConnection
  readonly #streamId: number

  /**
   * @param url absolute address of the stream
   * @param options headers, of which Authorization alone is passed on
   * @param connection the connection to use; by default the page's own to that server
   */
  constructor(url: string, options: Options = {}, connection = connectionFor(url)) {
    super()
    this.url = url
    this.withCredentials = options.withCredentials ?? false
    this.#connection = connection
    this.#streamId = connection.open({
      url,
      authorization: options.headers?.Authorization,
      onOpen: () => {
        this.readyState = MultiplexedEventSource.OPEN
        this.dispatchEvent(new Event('open'))
      },
      onMessage: ({ event, ...init }) => this.dispatchEvent(new MessageEvent(event, init)),
      onFail: (status) => {
        this.readyState = MultiplexedEventSource.CLOSED
        this.dispatchEvent(new StreamErrorEvent(status))
      },
      onInterrupted: () => {
        this.readyState = MultiplexedEventSource.CONNECTING
        this.dispatchEvent(new StreamErrorEvent(undefined))
      },
    })
  }

  /** Ends the stream; no event follows. */
  close(): void {
    this.readyState = MultiplexedEventSource.CLOSED
    this.#connection.close(this.#streamId)
  }
}

/** Why a stream broke. It must have no `data`: the client takes that for a message of the server. */
class StreamErrorEvent extends Event {
  constructor(readonly status: number | undefined) {
    super('error')
  }
}
