import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** `dns.lookup` that returns all addresses; tests replace it. */
export type Resolve = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses?: dns.LookupAddress[]) => void,
) => void

export const resolveByDns: Resolve = dns.lookup

/** A request was about to connect to this machine or its networks. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The host has a private address.')
  }
}

/** Host names that no public DNS server resolves. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|test)$/

/** Addresses of this machine and its networks, and multicast and reserved addresses. */
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

/** The IP address that is the host of a URL; undefined for a host name. */
export function hostAddress({ hostname }: URL): dns.LookupAddress | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? undefined : { address, family }
}

export const isPrivateName = ({ hostname }: URL): boolean => PRIVATE_NAME.test(hostname)

export function isPrivateAddress({ address, family }: dns.LookupAddress): boolean {
  return privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Creates the `lookup` option of a request. Node does not call it for a host that is an IP address.
 * @param allowsPrivate by default a private address fails with `PrivateAddressError`
 */
export function createLookup(resolve: Resolve, allowsPrivate = false): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      // Node gives no addresses with an error.
      if (error !== null || addresses === undefined) {
        callback(error, [])
        return
      }
      const isRejected = !allowsPrivate && addresses.some(isPrivateAddress)
      const [first] = addresses
      if (isRejected) callback(new PrivateAddressError(), [])
      else if (options.all === true) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    })
  }
}
