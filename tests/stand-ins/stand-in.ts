import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request that a stand-in got, as it came. */
export interface StandInRequest {
  method: string | undefined
  path: string | undefined
  contentType: string | undefined
  body: unknown
}

/** Answers in the place of somebody else's service, on this machine only. */
export interface StandIn {
  readonly origin: string
  /** Everything that was asked of it, oldest first. */
  readonly received: StandInRequest[]
  /** What it answers from now on; at first 200 OK. */
  answer: (status: number, text: string) => void
  /** What it answers to the next request only; several are used up in turn. */
  answerOnce: (status: number, text: string) => void
  close: () => Promise<void>
}

/** Pages of other hosts may ask. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(): Promise<StandIn> {
  const received: StandInRequest[] = []
  let reply = { status: 200, text: 'OK' }
  const once: { status: number; text: string }[] = []
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method, url: path, headers } = request
      // A browser first asks whether it may, and that is no call of the service.
      if (method === 'OPTIONS') {
        response.writeHead(204, { ...anyOrigin, 'Access-Control-Allow-Headers': '*' }).end()
        return
      }
      received.push({ method, path, contentType: headers['content-type'], body })
      const { status, text } = once.shift() ?? reply
      response.writeHead(status, { ...anyOrigin, 'Content-Type': 'text/plain' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (status, text) => {
      reply = { status, text }
    },
    answerOnce: (status, text) => {
      once.push({ status, text })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The body as JSON, or as text when it is none. */
async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
