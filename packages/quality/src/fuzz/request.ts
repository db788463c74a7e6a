import type { IncomingMessage } from 'node:http'

/** A request as it is sent; nothing of it has to be valid. */
export interface FuzzRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Of a WebSocket instead of an HTTP request. */
  readonly frames?: FuzzFrames
}

export interface FuzzResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The first 256 kB, as latin1. */
  readonly body: string
  /** Until the response was complete; of an event stream until its first event. */
  readonly ms: number
}

/** Frames of one WebSocket. */
export interface FuzzFrames {
  readonly sent: readonly (string | Uint8Array)[]
  /** Sent after all others. The server answers it with a frame that contains `PROBE_ID`. */
  readonly probe: string
  /** Sent before the probe, so that streams of the socket have something to report. */
  readonly meanwhile?: FuzzRequest
}
