import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Makes an event source reconnect after a millisecond: one line, as a chunk of the HTTP body. */
const RETRY_SOON = '9\r\nretry: 1\n\r\n'
const END_OF_HEAD = '\r\n\r\n'

/**
 * Starts a TCP proxy that cuts each connection after a number of bytes, even within a line.
 * @param target origin of the lake
 * @param nextLimit returns how many response bytes the next connection forwards; `undefined` for all
 */
export async function startFlakyProxy(target: string, nextLimit: () => number | undefined) {
  const { port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const lake = connect(Number(port), '127.0.0.1')
    for (const socket of [client, lake]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    client.pipe(lake)
    let left = nextLimit() ?? Infinity
    let isHead = true
    lake.on('data', (received: Buffer) => {
      const bytes = isHead ? withEarlyRetry(received) : received
      isHead = false
      if (bytes.length < left) {
        left -= bytes.length
        client.write(bytes)
        return
      }
      lake.destroy()
      client.end(bytes.subarray(0, left), () => client.destroy())
    })
    client.on('close', () => lake.destroy())
    lake.on('close', () => client.destroySoon())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Inserts a retry line before the first server-sent event. */
function withEarlyRetry(bytes: Buffer): Buffer {
  const head = bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length
  if (!bytes.subarray(0, head).includes('text/event-stream')) return bytes
  return Buffer.concat([bytes.subarray(0, head), Buffer.from(RETRY_SOON), bytes.subarray(head)])
}
