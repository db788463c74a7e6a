import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Start of Linux's ephemeral range, from which connections and servers on port 0 get their ports.
 * Such a port could be taken before its server starts, or while the server restarts.
 */
const FIRST_SYSTEM_PORT = 32_768
/** Browsers block some lower ports. */
const FIRST_PORT = 20_000

/** Each process starts at a random port, so two rarely choose the same port at once. */
let last = randomInt(FIRST_PORT, FIRST_SYSTEM_PORT)

/**
 * Finds a port of the loopback interface for a server that starts later. The port is free, was not
 * returned before, and is outside the ephemeral range.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    last = last + 1 < FIRST_SYSTEM_PORT ? last + 1 : FIRST_PORT
    const port = last
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
