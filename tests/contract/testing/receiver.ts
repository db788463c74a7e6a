import { createServer, type ServerResponse } from 'node:http'
import { listen } from '#app/testing/listen'

interface ReceivedRequest {
  readonly method: string
  readonly path: string
}

type Reply = (response: ServerResponse) => void

/** Replies with a status and nothing else. */
export const status =
  (code: number): Reply =>
  (response) =>
    void response.writeHead(code).end()

/** Starts a server that records requests and replies to them in order, at last with 200. */
export async function startReceiver(replies: readonly Reply[]) {
  const left = [...replies]
  const received: ReceivedRequest[] = []
  const server = createServer(({ method = '', url: path = '' }, response) => {
    received.push({ method, path })
    const reply = left.shift() ?? status(200)
    reply(response)
  })
  return { origin: await listen(server), received }
}
