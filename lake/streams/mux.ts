import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { LakeCore } from '../core'
import { ApiError, badRequest } from '../errors'
import type { OpenStream } from './open-stream'

const MAX_STREAMS = 100
/** With more than this unread the streams that can wait do. */
const ROOMY_BYTES = 256 * 1024
/** With more than this unread when something new is to be sent the reader is cut off. */
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
 * Carries any number of event streams over one socket: browsers allow six connections to an origin
 * over HTTP/1.1, and one open document of the Studio needs seven streams.
 *
 * Frames in: `{op:'open', id, url, authorization?, lastEventId?}`, `{op:'close', id}`. Out, with the
 * same id: `{t:'open'}`, `{t:'msg', event, data, eid}` with `data` as text, `{t:'fail', status, message}`;
 * after `{t:'end'}` the channel is closed and asking again would not help.
 * @param address of who opened the socket, as from `forwardedAddress`
 */
export function serveMux(
  socket: WebSocket,
  core: LakeCore,
  openStream: OpenStream,
  address: string | undefined,
): void {
  const channels = new Map<ChannelId, () => void>()
  const waiting = new Set<() => void>()
  const letGo = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  const isRoomy = () => socket.readyState !== socket.OPEN || socket.bufferedAmount <= ROOMY_BYTES
  const room = async () => {
    if (!isRoomy()) await new Promise<void>((resolve) => waiting.add(resolve))
  }
  const cut = () => {
    socket.close(CLOSE_TOO_SLOW, 'reader too slow')
    // Who does not read does not answer the closing either.
    socket.terminate()
  }
  const reply = (frame: object) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) cut()
    else socket.send(JSON.stringify(frame), () => isRoomy() && letGo())
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
      if (!URL.canParse(url, 'http://lake')) throw badRequest(`"${url}" is not an address.`)
      const stream = openStream({
        ...{ url: new URL(url, 'http://lake'), address },
        ...{ authorization: authorization ?? undefined, lastEventId: lastEventId ?? undefined },
      })
      reply({ id, t: 'open' })
      const stop = stream.start({
        send: ({ event = 'message', id: eid, data }) =>
          reply({ id, t: 'msg', event, data: JSON.stringify(data), eid }),
        room,
        end: () => reply({ id, t: 'end' }),
        cut,
      })
      channels.set(id, stop)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500
      const message = error instanceof ApiError ? error.message : 'Internal error'
      if (status === 500) core.log('a stream could not be opened', { error: String(error) })
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
    letGo()
    for (const stop of channels.values()) stop()
    channels.clear()
  })
}

function parseJson(raw: RawData): unknown {
  try {
    return JSON.parse(textOf(raw))
  } catch {
    return undefined
  }
}

/** The text of a frame, however the socket library holds it. */
export function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8')
  return Buffer.from(raw instanceof ArrayBuffer ? new Uint8Array(raw) : raw).toString('utf8')
}
