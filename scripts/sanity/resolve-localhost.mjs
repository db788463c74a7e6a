import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into the `sanity` command-line tool. Its clients ask `{projectId}.localhost`, a name that
 * browsers know to be this machine and that Node asks the system for, which on many does not know it.
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
