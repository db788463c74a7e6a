import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Reply = (response: ServerResponse) => void

const accept: Reply = (response) => void response.end('ok')

/** Replies with a status and nothing else. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    void response.writeHead(code, headers).end('no')

/** Never replies. */
export const hang: Reply = () => undefined

/** Starts a server that records requests and replies to them, by default with 200. */
export async function startReceiver(replies: readonly Reply[] = []) {
  const left = [...replies]
  const received: ReceivedWebhook[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      received.push({ method, path, headers, body })
      const reply = left.shift() ?? accept
      reply(response)
      for (const check of waiting) check()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** Waits for `count` requests. */
    atLeast: (count: number) =>
      new Promise<readonly ReceivedWebhook[]>((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve(received)
        }
        waiting.add(check)
        check()
      }),
  }
}
