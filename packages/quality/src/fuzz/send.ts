import { Agent, request as sendRequest } from 'node:http'
import type { FuzzRequest, FuzzResponse } from './request'
import { sendFrames } from './send-frames'

/** Sends a request. Undefined: the server closed the connection without a response. */
export type Send = (request: FuzzRequest) => Promise<FuzzResponse | undefined>

const MAX_BODY_BYTES = 256 * 1024
const TIMEOUT_MS = 15_000

/**
 * Creates a sender. Each request comes from an address of its own, by the report of a trusted proxy,
 * because the site limits requests by address.
 * @param site origin with an IP address
 */
export function createSender(site: string): Send & { close: () => void } {
  const { hostname, port } = new URL(site)
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  const send: Send = (request) => {
    sent += 1
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const { method, path, body, frames } = request
    const headers = { 'X-Forwarded-For': address, ...request.headers }
    if (frames !== undefined) return sendFrames(site, { ...request, headers }, frames, send)
    return new Promise((resolve, reject) => {
      const start = performance.now()
      const call = sendRequest({
        hostname,
        port,
        method,
        path,
        headers,
        agent,
        timeout: TIMEOUT_MS,
      })
      call.on('response', (response) => {
        const chunks: Buffer[] = []
        let bytes = 0
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
            ms: performance.now() - start,
          })
        const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
          if (!isStream) return
          finish()
          call.destroy()
        })
        response.on('end', finish)
      })
      call.on('timeout', () => call.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)))
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The server may reject a request before it has read the body.
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined)
        else reject(error)
      })
      call.end(body)
    })
  }
  return Object.assign(send, { close: () => agent.destroy() })
}
