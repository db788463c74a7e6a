import { z } from 'zod'
import type { TestInstance } from '../../../../scripts/lib/test-instance'

const EMAIL = 'azar@example.test'
const PASSWORD = 'una clave al azar'

/**
 * Adds an administrator and signs in as a Studio does.
 * @returns the token of the session
 * @throws Error when a step fails
 */
export async function openSession({ client, site, origin }: TestInstance): Promise<string> {
  const post = (uri: string, body: object) =>
    client.request<unknown>({ method: 'POST', uri: `/projects/embedded/users${uri}`, body })
  const user = await post('', { email: EMAIL, role: 'administrator' })
  const { id } = z.object({ id: z.string() }).parse(user)
  const invitation = await post(`/${id}/password-link`, { send: false })
  const { link } = z.object({ link: z.url() }).parse(invitation)
  const secret = new URL(link).searchParams.get('link') ?? ''
  const signedIn = await fetch(`${site}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site },
    body: new URLSearchParams({ link: secret, password: PASSWORD, origin: `${origin}/studio` }),
  })
  const sid = new URL(signedIn.headers.get('Location') ?? '').hash.slice('#sid='.length)
  const session = await client.request<unknown>({ uri: `/auth/fetch?sid=${sid}` })
  return z.object({ token: z.string() }).parse(session).token
}
