import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface FakeServiceRequest {
  method: string | undefined
  path: string | undefined
  contentType: string | undefined
  body: unknown
}

/** A fake of an outside HTTP service. */
export interface FakeService {
  readonly origin: string
  /** All requests but preflights, oldest first. */
  readonly received: FakeServiceRequest[]
  /** Sets the response; `200 OK` by default. */
  answer: (status: number, text: string) => void
  close: () => Promise<void>
}

const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

/** Starts a fake on a free port of the loopback. */
export async function startFakeService(): Promise<FakeService> {
  const received: FakeServiceRequest[] = []
  let reply = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method, url: path } = request
      if (method === 'OPTIONS') {
        response.writeHead(204, { ...anyOrigin, 'Access-Control-Allow-Headers': '*' }).end()
        return
      }
      received.push({ method, path, contentType: request.headers['content-type'], body })
      const headers = { ...anyOrigin, 'Content-Type': 'text/plain' }
      response.writeHead(reply.status, headers).end(reply.text)
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Parses the body as JSON, or returns it as text. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
