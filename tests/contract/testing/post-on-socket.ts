import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

const CHUNK = Buffer.alloc(64 * 1024, 'a')

interface SocketPost {
  readonly status: number | undefined
  /** Bytes of the body that the server accepted before the connection ended. */
  readonly sent: number
}

/**
 * Posts a long body in chunks and sends all of it, even if the response arrives before its end.
 * @param url with the server's origin
 * @throws Error if the connection ends without a response
 */
export async function postOnSocket(
  url: string,
  token: string,
  length: number,
): Promise<SocketPost> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
  const outgoing = request(url, { method: 'POST', agent: false, headers })
  onTestFinished(() => void outgoing.destroy())
  // Nobody reads the response, at whose end Node would close the connection.
  const answered = once(outgoing, 'response')
  outgoing.on('error', () => undefined)
  let sent = 0
  let isOpen = true
  while (isOpen && sent < length) {
    isOpen = await new Promise<boolean>((resolve) =>
      outgoing.write(CHUNK, (error) => resolve(error == null)),
    )
    if (isOpen) sent += CHUNK.length
  }
  outgoing.end()
  const [{ statusCode }] = (await answered) as [IncomingMessage]
  return { status: statusCode, sent }
}
