import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { createLog } from './event-log'

/** Opens a WebSocket to the lake and records the frames that arrive. */
export async function openSocket(origin: string, path: string, options?: ClientOptions) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, options)
  const { add, atLeast, until } = createLog<unknown>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    // The heartbeat of presence is not JSON.
    if (text !== '♥') add(JSON.parse(text))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  const pinged = new Promise<void>((resolve) => socket.on('ping', () => resolve()))
  await once(socket, 'open')
  onTestFinished(() => socket.terminate())
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
    atLeast,
    /** Waits for a frame that matches. */
    until,
  }
}

/** Reads a field of a frame; `undefined` when the frame has none. */
export const frameField = (frame: unknown, name: 'id' | 'eid' | 'result'): unknown =>
  Reflect.get(Object(frame), name)
