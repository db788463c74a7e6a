import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Asks an event source to come back after a millisecond: one line, as a chunk of an HTTP answer. */
const COME_BACK_SOON = '9\r\nretry: 1\n\r\n'
const END_OF_HEAD = '\r\n\r\n'

/**
 * Stands between clients and the lake and cuts each connection where it is told to, in the middle of
 * a line if need be.
 * @param target address of the lake
 * @param budget how many bytes of the lake's answer the next connection lets through; no number for
 *   all of them
 */
export async function startCuttingProxy(target: string, budget: () => number | undefined) {
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
    let left = budget() ?? Infinity
    let isHead = true
    lake.on('data', (bytes: Buffer) => {
      const through = isHead ? hurried(bytes) : bytes
      isHead = false
      if (through.length < left) {
        left -= through.length
        client.write(through)
        return
      }
      lake.destroy()
      client.end(through.subarray(0, left), () => client.destroy())
    })
    client.on('close', () => lake.destroy())
    lake.on('close', () => client.destroySoon())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${portOf(server.address())}`
}

/** An answer of server-sent events with the wish for an early return before its first event. */
function hurried(bytes: Buffer): Buffer {
  const head = bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length
  if (!bytes.subarray(0, head).includes('text/event-stream')) return bytes
  return Buffer.concat([bytes.subarray(0, head), Buffer.from(COME_BACK_SOON), bytes.subarray(head)])
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return address.port
}
