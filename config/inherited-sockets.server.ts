import { readVariables } from './variables.server.mjs'

/** Sockets that the supervisor holds for its processes (decision 54). */
export type BoundSocketName = 'site' | 'relay'

/** File descriptor of the first inherited socket, as systemd passes it, too. */
export const FIRST_SOCKET_FD = 3

/**
 * Variable with the names of the inherited sockets, in the order of their file descriptors and
 * separated by commas.
 */
export const INHERITED_SOCKETS = 'INHERITED_SOCKETS'

/**
 * How many connections the kernel queues, at most `somaxconn`, while no process accepts them. For a
 * file descriptor, Node reads this number only as the second argument of `listen`.
 */
export const BACKLOG = 4_096

interface Address {
  port: number
  host: string
}

/**
 * Where a server listens: on the socket that its supervisor holds, which outlives the process, else
 * on the address.
 */
export function listenOptions(name: BoundSocketName, address: Address): Address | { fd: number } {
  const index = (readVariables()[INHERITED_SOCKETS] ?? '').split(',').indexOf(name)
  return index === -1 ? address : { fd: FIRST_SOCKET_FD + index }
}
