import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is that of a proxy of ours, whose word about its own callers counts. */
export type Trusts = (address: string) => boolean

/** Names for networks, the same as elsewhere in Node servers. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** @param proxies addresses, networks (`10.0.0.0/8`), or `loopback`, `linklocal`, `uniquelocal` */
export function trustsAny(proxies: readonly string[]): Trusts {
  const list = new BlockList()
  for (const entry of proxies.flatMap((proxy) => NETWORKS[proxy] ?? proxy)) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Who sends a request: whoever connects, or whom a trusted proxy names at the end of
 * `X-Forwarded-For`. Anybody else may write into that header what they like.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trusts: Trusts): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const told = named.split(',').flatMap((part) => part.trim() || [])
  const chain = [socket.remoteAddress ?? 'unknown', ...told.reverse()]
  return chain.find((address) => !trusts(address)) ?? chain[chain.length - 1] ?? 'unknown'
}
