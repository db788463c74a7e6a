import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The system gives connections, and servers that listen on port 0, ports from here on (Linux). It
 * could give one away before its server starts, or while that restarts.
 */
const FIRST_SYSTEM_PORT = 32_768
/** Browsers refuse some ports below. */
const FIRST_PORT = 20_000

/** Each process counts from somewhere else, so two rarely choose a port at the same time. */
let last = randomInt(FIRST_PORT, FIRST_SYSTEM_PORT)

/**
 * Finds a port of the loopback interface for a server that starts later. It is free, it was not
 * returned before, and the system gives it to nobody else.
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
