import * as z from 'zod/mini'
import { pageSession, type Session } from './session'

/** A stream and its callbacks. */
export interface MuxStream {
  readonly url: string
  readonly authorization: string | undefined
  /** The server has accepted the stream. */
  onOpen: () => void
  onMessage: (message: { event: string; data: string; lastEventId: string }) => void
  /** The server rejected the stream; `status` is an HTTP status. */
  onFail: (status: number | undefined) => void
  /** The connection was lost; the stream reopens with the next connection. */
  onInterrupted: () => void
}

interface OpenStream extends MuxStream {
  /** Id of the last event that had one; sent to the server after a reconnection. */
  lastEventId: string
  /** Events of a transaction whose last event has not arrived. */
  incomplete: Frame[]
}

/** A message of the server; the browser chose the `id` of the stream. */
const frameSchema = z.object({
  id: z.number(),
  t: z.enum(['open', 'fail', 'msg', 'end']),
  event: z.optional(z.string()),
  data: z.optional(z.string()),
  eid: z.optional(z.string()),
  status: z.optional(z.number()),
})
type Frame = z.infer<typeof frameSchema>

/** Of a mutation event: its number in the transaction, from 1, and the number of events. */
const mutationSchema = z.object({
  transactionCurrentEvent: z.number(),
  transactionTotalEvents: z.number(),
})

/** Longest pause between two attempts to connect, in milliseconds. */
const MAX_RETRY_DELAY = 10_000

/**
 * Returns the pause before a new attempt: it doubles from a quarter of a second to ten seconds.
 * A random part spreads the reconnections of many tabs.
 * @param attempt number of failed attempts since the last connection, from 0
 * @returns milliseconds
 */
export function backOff(attempt: number): number {
  return Math.min(MAX_RETRY_DELAY, 250 * 2 ** attempt) * (0.75 + Math.random() / 2)
}

/**
 * One WebSocket that carries any number of event streams. A browser allows six HTTP/1.1
 * connections to an origin, and the Studio needs more streams than that.
 *
 * The connection opens with the first stream. When it is lost while streams are open, it reconnects
 * with growing pauses. Each stream reopens with the id of its last event, so that it can resume. After
 * the end of the session it reconnects once the user has signed in again.
 */
export class MuxConnection {
  readonly #streams = new Map<number, OpenStream>()
  /** That is open, or opens. */
  #socket: WebSocket | undefined
  /** Whether it pauses before the next attempt to connect. */
  #isPausing = false
  #lastId = 0
  #failedAttempts = 0

  /**
   * @param url address of the server's socket (`ws:` or `wss:`)
   * @param retryDelay pause before attempt n, in milliseconds
   */
  constructor(
    readonly url: string,
    private readonly retryDelay: (attempt: number) => number = backOff,
    private readonly session: Session = pageSession,
  ) {}

  /**
   * Opens a stream, or queues it until the connection is open.
   * @returns the number for `close`
   */
  open(muxStream: MuxStream): number {
    const id = ++this.#lastId
    const stream = { ...muxStream, lastEventId: '', incomplete: [] }
    this.#streams.set(id, stream)
    if (this.#socket !== undefined) subscribe(this.#socket, id, stream)
    else if (!this.#isPausing) this.#connect()
    return id
  }

  /** Closes a stream; none of its callbacks is called afterwards. */
  close(id: number): void {
    if (this.#streams.delete(id) && this.#socket !== undefined)
      send(this.#socket, { op: 'close', id })
  }

  #connect(): void {
    const socket = new WebSocket(this.url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#failedAttempts = 0
      for (const [id, stream] of this.#streams) subscribe(socket, id, stream)
    })
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      this.#receive(socket, data),
    )
    // A failed attempt also causes 'close'; the 'error' event has no details.
    socket.addEventListener('close', () => this.#onLost())
  }

  #onLost(): void {
    this.#socket = undefined
    if (this.#streams.size === 0) return
    this.#isPausing = true
    setTimeout(() => {
      this.#isPausing = false
      if (this.#streams.size > 0) this.#connect()
    }, this.retryDelay(this.#failedAttempts++))
    for (const stream of [...this.#streams.values()]) {
      stream.incomplete = []
      stream.onInterrupted()
    }
  }

  #receive(socket: WebSocket, data: unknown): void {
    const frame = frameSchema.safeParse(JSON.parse(String(data))).data
    const stream = frame && this.#streams.get(frame.id)
    if (!stream) return
    if (frame.t === 'open') {
      stream.onOpen()
    } else if (frame.t === 'msg') {
      // Between the events of a transaction the Studio locks its form and drops keys (EDIT-02).
      stream.incomplete.push(frame)
      if (hasMoreEvents(frame)) return
      for (const complete of stream.incomplete.splice(0)) deliver(stream, complete)
    } else if (frame.t === 'end') {
      // The caller has lost access: opening the stream again tells why.
      stream.incomplete = []
      subscribe(socket, frame.id, stream)
    } else if (frame.status === 401 && this.session.hasUser()) {
      // The socket keeps the cookie of the ended session; the next one has the new cookie.
      this.session.wait(() => socket.close())
    } else {
      this.#streams.delete(frame.id)
      stream.onFail(frame.status)
    }
  }
}

function deliver(stream: OpenStream, frame: Frame): void {
  const { event = 'message', data = '', eid = stream.lastEventId } = frame
  stream.lastEventId = eid
  stream.onMessage({ event, data, lastEventId: eid })
}

/** Whether a message is a mutation event that others of its transaction follow. */
function hasMoreEvents({ event, data }: Frame): boolean {
  if (event !== 'mutation' || data === undefined) return false
  const mutation = mutationSchema.safeParse(JSON.parse(data)).data
  return (
    mutation !== undefined && mutation.transactionCurrentEvent < mutation.transactionTotalEvents
  )
}

function subscribe(socket: WebSocket, id: number, stream: OpenStream): void {
  const { url, authorization, lastEventId } = stream
  const optional = { ...(authorization && { authorization }), ...(lastEventId && { lastEventId }) }
  send(socket, { op: 'open', id, url, ...optional })
}

/** Skips a socket that is not open: once one is, every stream opens. */
function send(socket: WebSocket, frame: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}
