import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is a trusted proxy's, so that its `X-Forwarded-For` counts. */
export type IsTrustedProxy = (address: string) => boolean

/** Names for networks, as in Express' `trust proxy`. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** @param proxies addresses, networks (`10.0.0.0/8`), or `loopback`, `linklocal`, `uniquelocal` */
export function createTrustCheck(proxies: readonly string[]): IsTrustedProxy {
  const list = new BlockList()
  for (const entry of proxies.flatMap((proxy) => NETWORKS[proxy] ?? proxy)) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, getFamily(address))
    else list.addSubnet(address, Number(prefix), getFamily(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, getFamily(address))
}

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * The address of the client: the peer's, or the last untrusted one of `X-Forwarded-For` if the peer
 * is a trusted proxy. Clients can forge everything before that.
 */
export function clientAddress(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: IsTrustedProxy,
): string {
  const header = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const forwarded = header.split(',').flatMap((part) => part.trim() || [])
  const chain = [socket.remoteAddress ?? 'unknown', ...forwarded.reverse()]
  return chain.find((address) => !isTrustedProxy(address)) ?? chain.at(-1) ?? 'unknown'
}
