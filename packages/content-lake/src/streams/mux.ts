import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { LakeCore } from '../context'
import { ApiError, badRequest } from '../errors'
import type { OpenStream } from './open-stream'
import type { StreamRequest } from './stream'

const MAX_STREAMS = 100
/** Above this many unread bytes, streams wait before they send more. */
const HIGH_WATER_BYTES = 256 * 1024
/** Above this many unread bytes, the next event disconnects the reader. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024
const CLOSE_BAD_FRAME = 1008
const CLOSE_TOO_SLOW = 1013

const frameSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('open'),
    id: z.union([z.string(), z.number()]),
    url: z.string(),
    authorization: z.string().nullish(),
    lastEventId: z.string().nullish(),
  }),
  z.object({ op: z.literal('close'), id: z.union([z.string(), z.number()]) }),
])

type Frame = z.infer<typeof frameSchema>
type OpenFrame = Extract<Frame, { op: 'open' }>
type ChannelId = Frame['id']

/**
 * Serves many event streams over one socket. The Studio needs seven for an open document; browsers
 * allow six HTTP/1.1 connections to an origin.
 *
 * The client sends `{op:'open', id, url, authorization?, lastEventId?}` and `{op:'close', id}`. The
 * lake answers with the same id: `{t:'open'}`, `{t:'msg', event, data, eid}` with `data` as JSON
 * text, `{t:'fail', status, message}`, or `{t:'end'}`, after which the client shall not reopen the
 * stream.
 * @param caller who opened the socket, and under which URL; a stream may name another authorization
 */
export function serveMux(
  socket: WebSocket,
  core: LakeCore,
  openStream: OpenStream,
  caller: Pick<StreamRequest, 'address' | 'publicUrl' | 'authorization'>,
): void {
  const channels = new Map<ChannelId, () => void>()
  const drainCallbacks = new Set<() => void>()
  const resumeStreams = () => {
    for (const resume of drainCallbacks) resume()
    drainCallbacks.clear()
  }
  const isDrained = () =>
    socket.readyState !== socket.OPEN || socket.bufferedAmount <= HIGH_WATER_BYTES
  const drain = async () => {
    if (!isDrained()) await new Promise<void>((resolve) => drainCallbacks.add(resolve))
  }
  const disconnect = () => {
    socket.close(CLOSE_TOO_SLOW, 'reader too slow')
    // A client that does not read does not answer the close frame either.
    socket.terminate()
  }
  const reply = (frame: object) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) disconnect()
    else socket.send(JSON.stringify(frame), () => isDrained() && resumeStreams())
  }
  const close = (id: ChannelId) => {
    channels.get(id)?.()
    channels.delete(id)
  }
  const open = ({ id, url, authorization, lastEventId }: OpenFrame) => {
    close(id)
    if (channels.size >= MAX_STREAMS) {
      reply({ id, t: 'fail', status: 429, message: `At most ${MAX_STREAMS} streams in a socket` })
      return
    }
    try {
      if (!URL.canParse(url, 'http://lake')) throw badRequest(`"${url}" is not a URL.`)
      const stream = openStream({
        url: new URL(url, 'http://lake'),
        ...caller,
        authorization: authorization ?? caller.authorization,
        lastEventId: lastEventId ?? undefined,
      })
      reply({ id, t: 'open' })
      const stop = stream.start({
        send: ({ event = 'message', id: eid, data }) =>
          reply({ id, t: 'msg', event, data: JSON.stringify(data), eid }),
        drain,
        end: () => reply({ id, t: 'end' }),
        disconnect,
      })
      channels.set(id, stop)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500
      const message = error instanceof ApiError ? error.message : 'Internal error'
      if (status === 500) core.log('could not open a stream', { error: String(error) })
      reply({ id, t: 'fail', status, message })
    }
  }

  socket.on('message', (raw) => {
    const frame = frameSchema.safeParse(parseJson(raw))
    if (!frame.success) {
      socket.close(CLOSE_BAD_FRAME, 'not a frame of this protocol')
    } else if (frame.data.op === 'close') {
      close(frame.data.id)
    } else {
      open(frame.data)
    }
  })
  socket.on('close', () => {
    resumeStreams()
    for (const stop of channels.values()) stop()
    channels.clear()
  })
}

function parseJson(raw: RawData): unknown {
  try {
    return JSON.parse(toText(raw))
  } catch {
    return undefined
  }
}

/** Decodes the text of a WebSocket message. */
export function toText(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8')
  return Buffer.from(raw instanceof ArrayBuffer ? new Uint8Array(raw) : raw).toString('utf8')
}
