import { expect, test } from 'vitest'
import { z } from 'zod'
import { password, startSignInLake as start, wrongPassword } from '../testing/sign-in-lake'

test('redirects with a one-time id for a minute, which gives a session until sign-out', async () => {
  const { api, user, studio, signIn, readSid, advanceClock } = await start()
  const signedIn = await signIn({ origin: `${studio}/structure?a=1` })
  expect(signedIn.status).toBe(303)
  const location = signedIn.headers.get('location') ?? ''
  expect(location).toMatch(new RegExp(`^${studio}/structure\\?a=1#sid=[\\w-]{32,}$`))

  const exchange = (response: Response) =>
    fetch(`${api}/auth/fetch?sid=${readSid(response) ?? ''}&tag=sanity.studio`)
  const first = await exchange(signedIn)
  expect(first.headers.get('cache-control')).toBe('no-store')
  const { token, label } = z
    .object({ token: z.string().min(32), label: z.string() })
    .parse(await first.json())
  expect(label).toBe('Ana')
  expect((await exchange(signedIn)).status).toBe(401)
  const late = await signIn()
  advanceClock(60_000)
  expect((await exchange(late)).status).toBe(401)

  const headers = { authorization: `Bearer ${token}` }
  const me = await fetch(`${api}/users/me`, { headers })
  expect(await me.json()).toMatchObject({
    id: user.id,
    name: 'Ana',
    email: user.email,
    role: 'editor',
    roles: [{ name: 'editor', title: 'Edición' }],
  })
  expect((await fetch(`${api}/auth/logout`, { method: 'POST', headers })).status).toBe(204)
  expect((await fetch(`${api}/users/me`, { headers })).status).toBe(401)
})

test('redirects only to pages of the Studio on this origin', async () => {
  const { signIn, origin } = await start()
  const { port, host } = new URL(origin)
  for (const target of [
    ...['https://evil.test/studio', 'http://127.0.0.1.evil.test/studio', 'javascript:alert(1)'],
    ...['', '/studio', 'http://localhost:1/studio', `http://a:b@${host}/studio`],
    `https://${host}/studio`,
    // Editors can redirect other paths of the site anywhere, with the one-time id in the fragment.
    ...['/promo', '/studio/../promo', '/studios'].map((path) => `http://${host}${path}`),
  ]) {
    const page = await fetch(`${origin}/login?origin=${encodeURIComponent(target)}`)
    expect([target, page.status]).toEqual([target, 400])
    expect(await page.text()).not.toContain('<form')
    const posted = await signIn({ origin: target })
    expect([posted.status, posted.headers.get('location')]).toEqual([400, null])
  }
  expect((await signIn({ origin: `http://localhost:${port}/studio` })).status).toBe(303)
})

test('rejects a form from another site or without an origin', async () => {
  const { signIn, origin } = await start()
  expect((await signIn({}, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await signIn({}, { origin: 'null' })).status).toBe(403)
  const body = new URLSearchParams({ email: 'ana@example.test', password, origin })
  const bare = await fetch(`${origin}/login`, { method: 'POST', redirect: 'manual', body })
  expect(bare.status).toBe(403)
})

test('serves a page without scripts that escapes input and is not stored', async () => {
  const { origin, studio, signIn } = await start()
  const address = `${origin}/login?origin=${encodeURIComponent(studio)}&projectId=embedded`
  const response = await fetch(address)
  const page = await response.text()
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(policy).toContain(`form-action 'self' ${origin};`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain('<html lang="es-AR">')
  expect(page).not.toContain('<script')
  const typed = await (await signIn({ email: '"><script>', password: 'x' })).text()
  expect(typed).toContain('value="&quot;&gt;&lt;script&gt;"')
})

test('returns profiles to signed-in callers: one as an object, several as a list', async () => {
  const { api, user, openSession, ctx } = await start()
  const headers = await openSession()
  const { id: tokenId } = ctx.accounts.createToken({ label: 'Script', role: 'viewer' })
  const get = async (ids: string) => {
    const response = await fetch(`${api}/users/${ids}`, { headers })
    return { status: response.status, body: z.unknown().parse(await response.json()) }
  }
  const imageUrl: unknown = expect.stringMatching(/^data:image\/svg/)
  const ana = { id: user.id, displayName: 'Ana', imageUrl, email: user.email }
  const script = { id: tokenId, displayName: 'Script', imageUrl, email: '' }
  expect(await get(user.id)).toEqual({ status: 200, body: ana })
  expect(await get(`${user.id},nobody,${tokenId}`)).toEqual({ status: 200, body: [ana, script] })
  expect((await get('nobody')).status).toBe(404)
  expect((await fetch(`${api}/users/${user.id}`)).status).toBe(401)
})

test('stores preferences of each user beyond a session', async () => {
  const { api, openSession, authorization } = await start()
  const url = `${api}/users/me/keyvalue`
  const put = (headers: Record<string, string>, body: unknown) =>
    fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const pairs = [
    { key: 'layout.a', value: { layout: 'detail' } },
    { key: 'layout.b', value: null },
  ]
  const stored = await put(await openSession(), pairs)
  expect([stored.status, await stored.json()]).toEqual([200, pairs])
  const read = async (headers: Record<string, string>) =>
    z.unknown().parse(await (await fetch(`${url}/layout.b,missing,layout.a`, { headers })).json())
  expect(await read(await openSession())).toEqual([pairs[1], pairs[0]])
  expect(await read(authorization('editor'))).toEqual([])
  expect((await put({}, pairs)).status).toBe(401)
  expect((await put(authorization('viewer'), { key: 'a' })).status).toBe(400)
})

test('users change their own password, which ends their other sessions', async () => {
  const { api, openSession } = await start()
  const [own, other] = [await openSession(), await openSession()]
  const newPassword = 'otra clave bien larga'
  const change = async (currentPassword: string, chosen = newPassword) => {
    const { status } = await fetch(`${api}/users/me/password`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword, newPassword: chosen }),
    })
    return status
  }
  expect(await change(password, 'corta')).toBe(400)
  expect(await change(password)).toBe(204)
  const getStatus = async (headers: Record<string, string>) =>
    (await fetch(`${api}/users/me`, { headers })).status
  expect([await getStatus(own), await getStatus(other)]).toEqual([200, 401])
  for (let count = 0; count < 10; count += 1) expect(await change(wrongPassword)).toBe(403)
  expect(await change(newPassword), 'after ten failures').toBe(429)
})
