/** One event of a stream, as server-sent events have it. */
export interface StreamEvent {
  /** Name; absent for a plain message. */
  readonly event?: string
  /** What a reader that lost the connection gives back, to be told what came after. */
  readonly id?: string
  /** Sent as JSON. */
  readonly data: unknown
}

/** Where a stream's events go: an HTTP response, or one channel of a socket. */
export interface Sink {
  send(event: StreamEvent): void
  /**
   * @returns when the reader has taken enough of what was sent for more to be sent; also when it is
   *   gone
   */
  room(): Promise<void>
  /** No more events will come, and asking again would not help. */
  end(): void
  /** Breaks the connection: the reader is to come back and go on from the last event it has. */
  cut(): void
}

/** A stream that is allowed and understood, not yet running. */
export interface Stream {
  /**
   * Sends the welcome and then events until it is stopped.
   * @returns a function that stops it
   */
  start(sink: Sink): () => void
}
