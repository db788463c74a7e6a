import net from 'node:net'

/**
 * Preloaded into programs that know no host but the hosted service's. In place of an operator's name
 * server it leads connections to `*.sanity.io` to LAKE_TLS_PORT of this machine.
 */
const port = Number(process.env.LAKE_TLS_PORT)
const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (...args) {
  // Node's own callers pass one list of options and callback.
  const [options, ...rest] = Array.isArray(args[0]) ? args[0] : args
  const isHosted = String(options?.host ?? '').endsWith('.sanity.io')
  const target = isHosted ? { ...options, host: '127.0.0.1', port } : options
  return connect.call(this, target, ...rest)
}
