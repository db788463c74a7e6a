import type { Variables } from './variables.server.mjs'

/** Where the servers listen without settings. */
export const defaultAddresses = { host: '127.0.0.1', sitePort: 3000, relayPort: 3334 } as const

/** Reads the addresses without validation, for the supervisor, which loads no package. */
export function readAddresses({ HOST = '', PORT = '', RELAY_PORT = '' }: Variables) {
  const { host, sitePort, relayPort } = defaultAddresses
  return {
    host: HOST === '' ? host : HOST,
    sitePort: PORT === '' ? sitePort : Number(PORT),
    relayPort: RELAY_PORT === '' ? relayPort : Number(RELAY_PORT),
  }
}
