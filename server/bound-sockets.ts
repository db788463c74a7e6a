import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { FIRST_SOCKET_FD } from '#config/inherited-sockets.server'
import type { Variables } from '#config/variables.server.mjs'

/** A bound socket of this process. It never accepts connections, so others may. */
export interface BoundSocket {
  readonly fd: number
}

/**
 * Binds an address without listening. Child processes that inherit the file descriptor listen and
 * accept; while none does, the kernel queues connections (decision 54).
 * @param host a name or an address of this machine
 * @returns undefined when the address is not available, or this Node cannot bind it without
 * listening: then a child that listens itself reports why
 */
export async function bindSocket(host: string, port: number): Promise<BoundSocket | undefined> {
  // Undocumented, but what `node:cluster` uses. Every documented function accepts connections, too.
  const createHandle: unknown = Reflect.get(net, '_createServerHandle')
  if (!isCreateHandle(createHandle)) return undefined
  const found = await lookup(host).catch(() => undefined)
  if (found === undefined) return undefined
  const handle = createHandle(found.address, port, found.family)
  if (!isHandle(handle)) return undefined
  // libuv reports a used port only when it listens; until then the socket has no port.
  const bound: { port?: number } = {}
  if (handle.getsockname(bound) === 0 && bound.port === port) return handle
  handle.close()
  return undefined
}

/** The first socket that systemd passed to this process (`LISTEN_FDS`, sd_listen_fds(3)). */
export function findActivatedSocket({
  LISTEN_PID,
  LISTEN_FDS,
}: Variables): BoundSocket | undefined {
  const isPassed = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1
  return isPassed ? { fd: FIRST_SOCKET_FD } : undefined
}

interface Handle extends BoundSocket {
  /** @returns 0, or a negative error number */
  getsockname: (address: { port?: number }) => number
  close: () => void
}

/** @returns a handle, or a negative error number */
type CreateHandle = (address: string, port: number, family: number) => unknown

function isCreateHandle(value: unknown): value is CreateHandle {
  return typeof value === 'function'
}

function isHandle(value: unknown): value is Handle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fd' in value &&
    typeof value.fd === 'number' &&
    value.fd >= 0 &&
    'getsockname' in value &&
    'close' in value
  )
}
