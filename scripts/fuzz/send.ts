import { Agent, request as sendRequest, type IncomingMessage } from 'node:http'

/** A request as it is sent; nothing of it has to be valid. */
export interface FuzzRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface FuzzResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The first 256 kB, as latin1. */
  readonly body: string
  /** Until the response was complete; of an event stream until its first event. */
  readonly ms: number
}

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
  const send: Send = ({ method, path, headers = {}, body }) => {
    sent += 1
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    return new Promise((resolve, reject) => {
      const start = performance.now()
      const call = sendRequest({
        ...{ hostname, port, method, path, agent, timeout: TIMEOUT_MS },
        headers: { 'X-Forwarded-For': address, ...headers },
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
