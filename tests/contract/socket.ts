import { onTestFinished } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'

/** A WebSocket to the lake that keeps what it receives and lets a test wait for it. */
export async function openSocket(origin: string, path: string, options?: ClientOptions) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, options)
  const received: unknown[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    // The heartbeat of presence, after twenty seconds, is no frame.
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
  const once = async (enough: (frames: readonly unknown[]) => boolean) => {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!enough(received)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
    return [...received]
  }
  return {
    closed,
    /** Once the other end has asked whether this one is there. */
    pinged,
    send: (frame: unknown) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: () => socket.close(),
    /** Is gone without a word, as when the network fails. */
    terminate: () => socket.terminate(),
    /** The frames so far, parsed, once there are this many. */
    atLeast: (count: number) => once((frames) => frames.length >= count),
    /** The frames so far, parsed, once there is one like this. */
    until: (isLast: (frame: unknown) => boolean) => once((frames) => frames.some(isLast)),
  }
}
