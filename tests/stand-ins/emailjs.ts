import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request that the stand-in got, as it came. */
export interface EmailJsRequest {
  method: string | undefined
  path: string | undefined
  contentType: string | undefined
  body: unknown
}

/** Answers in the place of EmailJS, on this machine only. */
export interface EmailJsStandIn {
  readonly origin: string
  /** Everything that was asked of it, oldest first. */
  readonly received: EmailJsRequest[]
  /** What it answers from now on; like the service it starts with 200 OK. */
  answer: (status: number, text: string) => void
  close: () => Promise<void>
}

/** Starts the stand-in on a free port of this machine. */
export async function startEmailJs(): Promise<EmailJsStandIn> {
  const received: EmailJsRequest[] = []
  let reply = { status: 200, text: 'OK' }
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method, url: path, headers } = request
      received.push({ method, path, contentType: headers['content-type'], body })
      response.writeHead(reply.status, { 'Content-Type': 'text/plain' }).end(reply.text)
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
