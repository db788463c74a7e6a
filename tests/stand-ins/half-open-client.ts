import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'

/**
 * Asks for a WebSocket as a client that never closes its side of the connection, and waits until
 * nobody holds the other side any more.
 * @param origin of a server that refuses the socket
 */
export async function expectLetGo(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const connection = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  connection.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  await once(connection.resume(), 'end')
  // What nobody holds any more answers by a reset.
  connection.on('error', () => undefined)
  const write = () => new Promise((resolve) => connection.write('still here', resolve))
  await expect.poll(write).toBeInstanceOf(Error)
}
