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

/** An event of a stream, with the fields of a server-sent event. */
export interface StreamEvent {
  /** By default `message`. */
  readonly event?: string
  /** A reader that reconnects sends the last id, to receive later events. */
  readonly id?: string
  /** Sent as JSON. */
  readonly data: unknown
}

/** Where a stream sends its events: an HTTP response, or one channel of a WebSocket. */
export interface Sink {
  send(event: StreamEvent): void
  /** Resolves when the reader has read enough to send more, or is gone. */
  drain(): Promise<void>
  /** Ends the stream. The reader shall not reconnect. */
  end(): void
  /** Breaks the connection. The reader reconnects and continues after its last event. */
  disconnect(): void
}

/** A stream that has been authorized and parsed, and is not running yet. */
export interface Stream {
  /**
   * Sends a welcome, then events until it is stopped.
   * @returns a function that stops it
   */
  start(sink: Sink): () => void
}
