import { once } from 'node:events'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

const CHUNK = Buffer.alloc(64 * 1024, 'a')

interface SocketPost {
  readonly status: number
  /** Bytes of the body that the server accepted before the connection ended. */
  readonly sent: number
}

/**
 * Posts a long body in chunks and sends all of it, even if the response arrives before its end. Real
 * clients differ in what they do then.
 * @param url with the server's origin
 * @throws Error if the connection ends without a response
 */
export async function postOnSocket(
  url: string,
  token: string,
  length: number,
): Promise<SocketPost> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let received = ''
  let sent = 0
  socket.on('data', (data: Buffer) => (received += data.toString('utf8')))
  const ended = once(socket, 'close').catch(() => undefined)
  // Only the end of the connection matters, not its cause.
  socket.on('error', () => undefined)
  const send = (data: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      socket.write(data, (error) => (error ? reject(error) : resolve()))
    })
  const lines = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: text/plain',
    'Transfer-Encoding: chunked',
    'Connection: close',
  ]
  try {
    await send(`${lines.join('\r\n')}\r\n\r\n`)
    while (sent < length) {
      await send(`${CHUNK.length.toString(16)}\r\n`)
      await send(CHUNK)
      await send('\r\n')
      sent += CHUNK.length
    }
    await send('0\r\n\r\n')
    if (!received.includes('\r\n\r\n')) await Promise.race([once(socket, 'data'), ended])
  } catch {
    await ended
  }
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]
  if (status === undefined) throw new Error(`The connection ended after ${sent} bytes.`)
  return { status: Number(status), sent }
}
