import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

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
