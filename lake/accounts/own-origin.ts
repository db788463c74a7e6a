const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins under which browsers reach this server: that of its public address and, when that is
 * a loopback one, its other names on the same port.
 * @param publicUrl as in `LakeContext`
 */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return new Set([origin])
  const suffix = port === '' ? '' : `:${port}`
  return new Set(loopback.map((name) => `${protocol}//${name}${suffix}`))
}

/**
 * The address to which a signed-in browser goes back, checked to be one of our own: the one-time id
 * in its fragment must reach nobody else.
 * @returns `undefined` for anything else, without saying why
 */
export function returnAddress(text: string, origins: ReadonlySet<string>): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && origins.has(url.origin) ? url : undefined
}
