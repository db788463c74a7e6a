import type { Stream } from './stream'

/** The streams that run: their connections are told of the end of the lake too late to stop them. */
export interface RunningStreams {
  /**
   * @param giveBack called when the stream has ended, whoever has ended it
   * @returns the stream, which ends once
   */
  holding(stream: Stream, giveBack: () => void): Stream
  isClosed(): boolean
  /** Stops all of them. */
  close(): void
}

export function createRunningStreams(): RunningStreams {
  const stops = new Set<() => void>()
  let closed = false
  return {
    isClosed: () => closed,
    holding: (stream, giveBack) => ({
      start(sink) {
        let stopStream: () => void = () => undefined
        const stop = () => {
          if (!stops.delete(stop)) return
          giveBack()
          stopStream()
        }
        const ending = (tell: () => void) => () => {
          if (!stops.has(stop)) return
          stop()
          tell()
        }
        stops.add(stop)
        stopStream = stream.start({
          ...sink,
          end: ending(() => sink.end()),
          cut: ending(() => sink.cut()),
        })
        // It may have ended with its first event.
        if (!stops.has(stop)) stopStream()
        return stop
      },
    }),
    close() {
      closed = true
      for (const stop of stops) stop()
    },
  }
}
