/** Path of the Studio on the shared origin. */
const STUDIO_PATH = '/studio'

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
 * The address to which a signed-in browser goes back, checked to be the Studio on an origin of ours:
 * the one-time id in its fragment must reach nobody else, and a redirect of the site to another
 * place would carry the fragment along.
 * @returns `undefined` for anything else, without saying why
 */
export function returnAddress(text: string, origins: ReadonlySet<string>): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === ''
  const isStudio = url.pathname === STUDIO_PATH || url.pathname.startsWith(`${STUDIO_PATH}/`)
  return isPlain && isStudio && origins.has(url.origin) ? url : undefined
}
