import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'

const running: Server[] = []

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Listens on a free port of the loopback until the test ends. @returns the origin */
export async function listen(server: Server): Promise<string> {
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Requests exactly that path; `fetch` would normalize it. */
export function rawRequest({ hostname, port }: URL, method: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path }, (response) => {
      text(response).then(resolve, reject)
    })
    sent.once('error', reject).end()
  })
}
