import { z } from 'zod'
import type { TestInstance } from '../../../../scripts/lib/test-instance'

const EMAIL = 'azar@example.test'

/**
 * Adds an administrator and signs in as a Studio does.
 * @returns the token of the session
 * @throws Error when a step fails
 */
export async function openSession({ client, site, origin }: TestInstance): Promise<string> {
  const { password } = z.object({ password: z.string() }).parse(
    await client.request<unknown>({
      ...{ method: 'POST', uri: '/projects/embedded/users' },
      body: { email: EMAIL, role: 'administrator' },
    }),
  )
  const signedIn = await fetch(`${site}/lake/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site },
    body: new URLSearchParams({ email: EMAIL, password, origin: `${origin}/studio` }),
  })
  const sid = new URL(signedIn.headers.get('Location') ?? '').hash.slice('#sid='.length)
  const session = await client.request<unknown>({ uri: `/auth/fetch?sid=${sid}` })
  return z.object({ token: z.string() }).parse(session).token
}
