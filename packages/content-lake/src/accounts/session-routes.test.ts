import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCookies, startSignInLake } from '../testing/sign-in-lake'

/** Also signs in with a cookie, as the Studio does. */
async function start() {
  const lake = await startSignInLake()
  const openCookieSession = async (userAgent = 'Firefox') => {
    const response = await lake.signIn({ type: 'cookie' }, { 'user-agent': userAgent })
    return { response, cookie: readCookies(response) }
  }
  const getStatus = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await fetch(`${lake.api}${path}`, { method, headers })).status
  return { ...lake, openCookieSession, getStatus }
}

const sessionsSchema = z.array(z.looseObject({ id: z.string(), isCurrent: z.boolean() }))

test('a Studio on this origin gets the session in a cookie, not in the address (SAFE-02)', async () => {
  const { openCookieSession, getStatus, studio } = await start()
  const { response, cookie } = await openCookieSession()
  expect([response.status, response.headers.get('location')]).toEqual([303, studio])
  const session = response.headers.getSetCookie().find((text) => text.startsWith('lake_session='))
  expect(session).toMatch(
    /^lake_session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  expect(await getStatus('/users/me/sessions', { cookie })).toBe(200)
  expect(await getStatus('/users/me/sessions', {})).toBe(401)
  const own = { cookie, 'sec-fetch-site': 'same-origin' }
  expect(await getStatus('/auth/logout', own, 'POST')).toBe(204)
  expect(await getStatus('/users/me/sessions', { cookie })).toBe(401)
})

test('behind TLS the cookies are bound to the host and to TLS', async () => {
  const { signIn, api } = await start()
  const proxied = { 'x-forwarded-host': 'yapa.example', 'x-forwarded-proto': 'https' }
  const headers = { ...proxied, origin: 'https://yapa.example' }
  const response = await signIn({ type: 'cookie' }, headers)
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-lake_\w+=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  }
  const cookie = readCookies(response)
  const read = (extra: object) =>
    fetch(`${api}/users/me/sessions`, { headers: { cookie, ...extra } })
  expect((await read(proxied)).status).toBe(200)
  expect((await read({})).status, 'without TLS').toBe(401)
})

const foreignRequests = [
  ['another site', 'POST', { 'sec-fetch-site': 'cross-site' }],
  ['another origin of this site', 'GET', { 'sec-fetch-site': 'same-site' }],
  ['another origin, by an older browser', 'GET', { origin: 'https://evil.test' }],
  ['nowhere, with a write', 'POST', { 'sec-fetch-site': 'none' }],
  ['an older browser that hides the origin of a write', 'POST', {}],
  ['a frame without an origin', 'POST', { origin: 'null' }],
] as const

test('ignores the cookie in requests that do not come from this origin (SAFE-02)', async () => {
  const { openCookieSession, getStatus } = await start()
  const { cookie } = await openCookieSession()
  for (const [from, method, headers] of foreignRequests) {
    const path = method === 'GET' ? '/users/me/sessions' : '/users/me/second-factor'
    expect(await getStatus(path, { ...headers, cookie }, method), from).toBe(401)
  }
})

test('answers 401 to an ended session of a cookie, but {} at users/me', async () => {
  const { openCookieSession, api, ctx, user } = await start()
  const { cookie } = await openCookieSession()
  ctx.accounts.endSessionsExcept(user.id, undefined)
  const me = await fetch(`${api}/users/me`, { headers: { cookie } })
  expect([me.status, await me.json()]).toEqual([200, {}])
  const sessions = await fetch(`${api}/users/me/sessions`, { headers: { cookie } })
  expect([sessions.status, await sessions.json()]).toEqual([
    401,
    { statusCode: 401, error: 'Unauthorized', message: 'Session not found' },
  ])
})

test('a frame of the Studio gets the session as a cookie, and stays where it is', async () => {
  const { signIn, getStatus } = await start()
  const response = await signIn({ type: 'frame' })
  expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN'])
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`)
  expect(await response.text()).toContain('ya entraste')
  expect(await getStatus('/users/me/sessions', { cookie: readCookies(response) })).toBe(200)
})

test('users list their sessions, and end one or all others (SAFE-02)', async () => {
  const { openCookieSession, openSession, getStatus, api, advanceClock } = await start()
  const { cookie } = await openCookieSession('Firefox en casa')
  const [other, third] = [await openSession(), await openSession()]
  advanceClock(60 * 60_000)
  const list = async () =>
    sessionsSchema.parse(
      await (await fetch(`${api}/users/me/sessions`, { headers: { cookie } })).json(),
    )
  const before = await list()
  expect(before).toHaveLength(3)
  expect(before[0]).toMatchObject({
    device: 'Firefox en casa',
    isCurrent: true,
    createdAt: '2025-06-01T12:00:00.000Z',
    usedAt: '2025-06-01T13:00:00.000Z',
  })
  const own = { cookie, 'sec-fetch-site': 'same-origin' }
  const id = before[1]?.id ?? ''
  expect(await getStatus(`/users/me/sessions/${id}`, own, 'DELETE')).toBe(204)
  expect(await getStatus(`/users/me/sessions/${id}`, own, 'DELETE')).toBe(404)
  expect(await list()).toHaveLength(2)
  expect(await getStatus('/users/me/sessions', own, 'DELETE')).toBe(204)
  expect(await list()).toMatchObject([{ isCurrent: true }])
  expect(await getStatus('/users/me', other)).toBe(401)
  expect(await getStatus('/users/me', third)).toBe(401)
})

test('a user cannot end the session of another user', async () => {
  const { openSession, getStatus, ctx, authorization } = await start()
  const beto = {
    email: 'b@example.test',
    role: 'administrator',
    password: 'otra clave larga',
  } as const
  const { id } = await ctx.accounts.createUser(beto)
  const token = ctx.accounts.openSession(id)
  const session = ctx.accounts.findSession(token)?.id ?? ''
  const ana = await openSession()
  expect(await getStatus(`/users/me/sessions/${session}`, ana, 'DELETE')).toBe(404)
  expect(await getStatus(`/projects/embedded/users/${id}/sessions`, ana, 'DELETE')).toBe(403)
  const administrator = authorization('administrator')
  const path = `/projects/embedded/sessions/${session}`
  expect(await getStatus(path, administrator)).toBe(200)
  expect(await getStatus(`/projects/embedded/users/${id}/sessions`, administrator, 'DELETE')).toBe(
    204,
  )
  expect(await getStatus(path, administrator)).toBe(404)
})
