import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into Sanity's CLI. Its clients call `{projectId}.localhost`, which browsers resolve to
 * the loopback address but Node does not on many systems.
 */
const { lookup } = dns

dns.lookup = Object.assign(
  /** @param {string} hostname @param {unknown[]} rest */
  (hostname, ...rest) => lookup(isLocal(hostname) ? '127.0.0.1' : hostname, ...rest),
  lookup,
)
syncBuiltinESMExports()

/** @param {string} hostname */
function isLocal(hostname) {
  return typeof hostname === 'string' && hostname.endsWith('.localhost')
}
