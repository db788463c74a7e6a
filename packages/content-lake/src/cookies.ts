/**
 * Cookies of the embedded lake, the only ones that the site forwards to it. Both are HttpOnly and
 * SameSite=Strict. With the prefix `__Host-`, browsers require `Secure` and this host.
 */
const SESSION = 'lake_session'
/** Says that this browser has signed in to an account before. */
const DEVICE = 'lake_device'
const HOST_PREFIX = '__Host-'

/** @param isSecure whether the lake is served over TLS */
export const sessionCookieName = (isSecure: boolean): string => withPrefix(SESSION, isSecure)

/** As `sessionCookieName`. */
export const deviceCookieName = (isSecure: boolean): string => withPrefix(DEVICE, isSecure)

const withPrefix = (name: string, isSecure: boolean) => (isSecure ? HOST_PREFIX + name : name)

const lakeCookies: ReadonlySet<string> = new Set(
  [SESSION, DEVICE].flatMap((name) => [name, HOST_PREFIX + name]),
)

/** @returns the cookies of a `Cookie` header that belong to the lake; `undefined` without any */
export function selectLakeCookies(header: string | undefined): string | undefined {
  const selected = listCookies(header).filter(([name]) => lakeCookies.has(name))
  if (selected.length === 0) return undefined
  return selected.map(([name, value]) => `${name}=${value}`).join('; ')
}

/** @returns the value of a cookie in a `Cookie` header, as it is; `undefined` when it is empty */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return listCookies(header).find(([found, value]) => found === name && value !== '')?.[1]
}

function listCookies(header = ''): readonly (readonly [name: string, value: string])[] {
  return header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
}
