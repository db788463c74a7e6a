import type { Stream } from './stream'

/** The running streams. The lake stops them itself, since their connections close too late. */
interface StreamRegistry {
  /**
   * @param onStop called once when the stream stops, for whatever reason
   * @returns the stream, registered while it runs
   */
  register(stream: Stream, onStop?: () => void): Stream
  isClosed(): boolean
  /** Stops all streams. */
  close(): void
  /** Stops all streams and breaks their connections, so that readers reconnect. */
  disconnect(): void
}

export function createStreamRegistry(): StreamRegistry {
  /** Functions that stop a stream, with those that also break its connection. */
  const stops = new Map<() => void, () => void>()
  let closed = false
  return {
    isClosed: () => closed,
    register: (stream, onStop) => ({
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
    close() {
      closed = true
      for (const stop of stops.keys()) stop()
    },
    disconnect() {
      closed = true
      for (const disconnect of stops.values()) disconnect()
    },
  }
}
