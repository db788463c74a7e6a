import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { readFileSync } from 'node:fs'
import https, { Agent, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Resolves every name to this machine, as DNS does for the public name of a site. */
const resolveToLoopback: LookupFunction = (_name, { all }, done) => {
  if (all === true) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As received, possibly compressed. */
  readonly body: Buffer
}

interface Options extends Pick<RequestOptions, 'method' | 'headers'> {
  readonly body?: Buffer | string
}

/**
 * Creates a client that reaches a site on this machine by its public name.
 * @param certificateFile which the client trusts
 */
export function createPublicClient(certificateFile: string) {
  const ca = readFileSync(certificateFile)
  /**
   * Requests an address without following redirects.
   * @returns the response once its headers are here
   */
  const open = (url: string, { body, ...options }: Options = {}): Promise<IncomingMessage> => {
    const { request } = url.startsWith('https:') ? https : http
    return new Promise((resolve, reject) => {
      request(url, { ...options, ca, agent: false, lookup: resolveToLoopback }, resolve)
        .once('error', reject)
        .end(body)
    })
  }
  const fetch = async (url: string, options?: Options): Promise<Answer> => {
    const response = await open(url, options)
    const chunks: Buffer[] = []
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: Buffer.concat(chunks) }
  }
  /** For WebSockets. */
  const agent = new Agent({ ca, lookup: resolveToLoopback })
  return { open, fetch, agent }
}
