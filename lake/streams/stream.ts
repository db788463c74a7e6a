/** One event of a stream, as server-sent events have it. */
export interface StreamEvent {
  /** Name; absent for a plain message. */
  readonly event?: string
  readonly id?: string
  /** Sent as JSON. */
  readonly data: unknown
}

/** Where a stream's events go: an HTTP response, or one channel of a socket. */
export interface Sink {
  send(event: StreamEvent): void
  /** No more events will come, and asking again would not help. */
  end(): void
}

/** A stream that is allowed and understood, not yet running. */
export interface Stream {
  /**
   * Sends the welcome and then events until it is stopped.
   * @returns a function that stops it
   */
  start(sink: Sink): () => void
}
