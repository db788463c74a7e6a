import type { EndpointRow } from './endpoints'
import { readText } from './text-stream'

/**
 * Sends the request of a row.
 * @param path replaces the path of the row
 * @returns the status and the body; of a stream everything up to its first event
 */
export async function requestEndpoint(
  origin: string,
  { endpoint, path, body }: EndpointRow,
  { token, path: probe = path }: { token?: string | undefined; path?: string } = {},
) {
  const response = await fetch(`${origin}${probe}`, {
    method: endpoint.split(' ')[0] ?? 'GET',
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'object' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const text = isStream ? await readFirstEvent(response) : await response.text()
  return { status: response.status, text, allow: response.headers.get('allow') }
}

async function readFirstEvent(response: Response): Promise<string> {
  const stream = readText(response)
  const text = await stream.until(/^data: [^]*\n\n$/m)
  await stream.cancel()
  return text
}
