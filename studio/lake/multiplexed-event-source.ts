import { MuxConnection } from './mux-connection'

/** By the server's address: all event sources of a page share one connection. */
const connections = new Map<string, MuxConnection>()

/**
 * Returns the address of the lake's multiplexing socket for a stream.
 * @param streamUrl absolute address of an event stream, such as
 *   `http://host/lake/v1/data/listen/ds`
 * @throws Error when the address has no version segment: it is not a stream of the lake
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
 * Replaces `@sanity/eventsource` for the embedded lake: an EventSource whose events arrive over one
 * shared WebSocket.
 *
 * A lost connection causes an `error` event with `readyState` CONNECTING, and the stream
 * reconnects. A rejected stream causes an `error` event with `readyState` CLOSED and a numeric
 * `status`.
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
   * @param options headers, of which only Authorization is forwarded
   * @param connection by default the page's connection to that server
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

/** Must not have `data`: the client treats an error with `data` as a message of the server. */
class StreamErrorEvent extends Event {
  constructor(readonly status: number | undefined) {
    super('error')
  }
}
