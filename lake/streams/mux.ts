import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { LakeCore } from '../core'
import { ApiError, badRequest } from '../errors'
import type { OpenStream } from './open-stream'

const MAX_STREAMS = 100
const MAX_BACKLOG_BYTES = 32 * 1024 * 1024
const CLOSE_BAD_FRAME = 1008
const CLOSE_TOO_SLOW = 1013

const frameSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('open'),
    id: z.union([z.string(), z.number()]),
    url: z.string(),
    authorization: z.string().nullish(),
  }),
  z.object({ op: z.literal('close'), id: z.union([z.string(), z.number()]) }),
])

type ChannelId = z.infer<typeof frameSchema>['id']

/**
 * Carries any number of event streams over one socket: browsers allow six connections to an origin
 * over HTTP/1.1, and one open document of the Studio needs seven streams.
 *
 * Frames in: `{op:'open', id, url, authorization?}`, `{op:'close', id}`. Out, with the same id:
 * `{t:'open'}`, `{t:'msg', event, data, eid}` with `data` as text, `{t:'fail', status, message}`;
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
  const reply = (frame: object) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(frame))
    if (socket.bufferedAmount > MAX_BACKLOG_BYTES) socket.close(CLOSE_TOO_SLOW, 'reader too slow')
  }
  const close = (id: ChannelId) => {
    channels.get(id)?.()
    channels.delete(id)
  }
  const open = (id: ChannelId, url: string, authorization: string | undefined) => {
    close(id)
    if (channels.size >= MAX_STREAMS) {
      reply({ id, t: 'fail', status: 429, message: `At most ${MAX_STREAMS} streams in a socket` })
      return
    }
    try {
      if (!URL.canParse(url, 'http://lake')) throw badRequest(`"${url}" is not an address.`)
      const stream = openStream(new URL(url, 'http://lake'), authorization, address)
      reply({ id, t: 'open' })
      const stop = stream.start({
        send: ({ event = 'message', id: eid, data }) =>
          reply({ id, t: 'msg', event, data: JSON.stringify(data), eid }),
        end: () => reply({ id, t: 'end' }),
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
      const { id, url, authorization } = frame.data
      open(id, url, authorization ?? undefined)
    }
  })
  socket.on('close', () => {
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
