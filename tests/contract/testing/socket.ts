import { onTestFinished } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'

/** Opens a WebSocket to the lake and records the frames that arrive. */
export async function openSocket(origin: string, path: string, options?: ClientOptions) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, options)
  const received: unknown[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    // The heartbeat of presence is not JSON.
    if (text === '♥') return
    received.push(JSON.parse(text))
    for (const check of waiting) check()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  const pinged = new Promise<void>((resolve) => socket.on('ping', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  onTestFinished(() => socket.terminate())
  const waitFor = async (isDone: (frames: readonly unknown[]) => boolean) => {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!isDone(received)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
    return [...received]
  }
  return {
    /** Resolves with the close code. */
    closed,
    /** Resolves at the first ping of the server. */
    pinged,
    send: (frame: unknown) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: () => socket.close(),
    /** Drops the connection without a close frame. */
    terminate: () => socket.terminate(),
    /** Waits for `count` frames. */
    atLeast: (count: number) => waitFor((frames) => frames.length >= count),
    /** Waits for a frame that matches. */
    until: (isLast: (frame: unknown) => boolean) => waitFor((frames) => frames.some(isLast)),
  }
}

/** Reads a field of a frame; `undefined` when the frame has none. */
export const frameField = (frame: unknown, name: 'id' | 'eid' | 'result'): unknown =>
  Reflect.get(Object(frame), name)
