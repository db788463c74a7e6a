import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'

/**
 * Requests a WebSocket that the server rejects, with a client that never closes its side, and
 * expects the server to release the connection.
 */
export async function expectSocketReleased(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const connection = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  connection.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  await once(connection.resume(), 'end')
  // A released connection answers writes with a reset.
  connection.on('error', () => undefined)
  const write = () => new Promise((resolve) => connection.write('ping', resolve))
  await expect.poll(write).toBeInstanceOf(Error)
}
