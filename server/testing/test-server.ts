import { once } from 'node:events'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
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

/** Sends exactly that path and these headers; `fetch` would normalize them. */
export async function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, method, path, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers: received } = response
  return { status, headers: received, body: await buffer(response) }
}
