import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Where webhooks may be sent. */
export interface WebhookTargets {
  /** @returns why this URL is not allowed, and what to do; `undefined` if it is */
  findReason(url: URL): string | undefined
  /** Resolves the host of an allowed URL; fails for private addresses unless they are allowed. */
  lookup(url: URL): LookupFunction
}

type Resolve = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

/** Names that no public name server answers for. Whoever allows one means a private address. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|test)$/

/** Addresses of this machine and of its networks, and those without a single receiver. */
const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6')
}

/** @param origins such as `https://hooks.example.org`; a listed private host is allowed, too */
export function createWebhookTargets(
  origins: readonly string[],
  resolve: Resolve = dns.lookup,
): WebhookTargets {
  const allowed = new Set(origins)
  return {
    findReason({ origin, username, password }) {
      if (username !== '' || password !== '') {
        return 'it contains a password: send one in "headers" instead'
      }
      if (allowed.has(origin)) return undefined
      return `"${origin}" is not allowed: the operator of the lake must add it to LAKE_WEBHOOK_ORIGINS`
    },
    lookup: ({ hostname }) => {
      const mayBePrivate = isIP(hostname) !== 0 || PRIVATE_NAME.test(hostname)
      return (name, options, callback) => {
        resolve(name, { ...options, all: true }, (error, addresses) => {
          const failure = error ?? (mayBePrivate ? null : findPrivate(addresses))
          const [first] = addresses
          if (failure !== null) callback(failure, [])
          else if (options.all === true) callback(null, addresses)
          else callback(null, first?.address ?? '', first?.family)
        })
      }
    },
  }
}

function findPrivate(addresses: readonly dns.LookupAddress[]): Error | null {
  const found = addresses.find(({ address, family }) =>
    privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'),
  )
  return found === undefined ? null : new Error('The host has a private address.')
}
