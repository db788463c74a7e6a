import { WebSocket, type RawData } from 'ws'
import type { FuzzFrames, FuzzRequest, FuzzResponse } from './request'

export const PROBE_ID = 'fuzz-probe'
/** Of the lake: a longer frame closes the socket. */
export const MAX_FRAME_BYTES = 256 * 1024

const MAX_TEXT = 256 * 1024
const TIMEOUT_MS = 15_000
/** No protocol of the lake uses these: the connection broke, or a handler of the server threw. */
const FAULTY_CODES = [1006, 1011]

/**
 * Opens a WebSocket and sends all frames.
 * @param send for the request of `meanwhile`
 * @returns status 200 after the answer to the probe, with the received text; 400 when the server closed
 *   the socket by a code, 500 when it broke; the server's own status when it refused the upgrade
 */
export function sendFrames(
  site: string,
  { path, headers = {} }: FuzzRequest,
  { sent, probe, meanwhile }: FuzzFrames,
  send: (request: FuzzRequest) => Promise<unknown>,
): Promise<FuzzResponse | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}${path}`, { headers })
    let start = performance.now()
    let body = ''
    const timer = setTimeout(() => {
      reject(new Error(`no answer to the probe within ${TIMEOUT_MS} ms`))
      socket.terminate()
    }, TIMEOUT_MS)
    const finish = (status: number, received: FuzzResponse['headers'] = {}) => {
      clearTimeout(timer)
      resolve({ status, headers: received, body, ms: performance.now() - start })
      socket.terminate()
    }
    const sendAll = async () => {
      for (const frame of sent) socket.send(frame)
      if (meanwhile !== undefined) await send(meanwhile)
      start = performance.now()
      if (socket.readyState === socket.OPEN) socket.send(probe)
    }
    socket.on('open', () => void sendAll().catch(reject))
    socket.on('message', (raw) => {
      const frame = toText(raw)
      if (body.length < MAX_TEXT) body += `${frame}\n`
      if (frame.includes(PROBE_ID)) finish(200)
    })
    // While the client still sends, its system may drop what the server sent before it closed.
    const isTooLong = sent.some((frame) => Buffer.byteLength(frame) > MAX_FRAME_BYTES)
    socket.on('close', (code) => finish(FAULTY_CODES.includes(code) && !isTooLong ? 500 : 400))
    socket.on('unexpected-response', (_request, { statusCode = 0, headers: received }) =>
      finish(statusCode, received),
    )
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close the socket before it has read all frames.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined)
      else reject(error)
    })
  })
}

function toText(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8')
  return Buffer.from(raw instanceof ArrayBuffer ? new Uint8Array(raw) : raw).toString('utf8')
}
