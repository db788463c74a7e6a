import { z } from 'zod'
import { startTestLake } from './accounts-lake'

export const password = 'una clave bien larga'
/** Longer than allowed, so the server rejects it without hashing. */
export const wrongPassword = 'x'.repeat(600)

/** Starts a lake with one editor. */
export async function startSignInLake(options: Parameters<typeof startTestLake>[0] = {}) {
  const lake = await startTestLake(options)
  const user = await lake.ctx.accounts.createUser({
    email: 'ana@example.test',
    name: 'Ana',
    role: 'editor',
    password,
  })
  const api = `${lake.origin}/v2021-06-07`
  const studio = `${lake.origin}/studio`
  /** Sends the form of the sign-in page. */
  const signIn = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(`${lake.origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: lake.origin, ...headers },
      body: new URLSearchParams({ email: user.email, password, origin: studio, ...fields }),
    })
  const readSid = (response: Response) =>
    new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1)).get('sid')
  const openSession = async () => {
    const response = await fetch(`${api}/auth/fetch?sid=${readSid(await signIn()) ?? ''}`)
    const { token } = z.object({ token: z.string() }).parse(await response.json())
    return { authorization: `Bearer ${token}` }
  }
  return { ...lake, user, api, studio, signIn, readSid, openSession }
}

/** @returns the `Cookie` header of a browser that has received a response */
export const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

/** @returns the value of a hidden field of a page */
export const readHidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
