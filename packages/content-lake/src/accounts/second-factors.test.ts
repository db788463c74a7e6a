import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  password,
  readCookies,
  readHidden,
  startSignInLake as start,
} from '../testing/sign-in-lake'

type TestLake = Awaited<ReturnType<typeof start>>

const wrongCode = '000000'

/** The code that an app shows for a key. */
const showCode = (key: string, { ctx }: TestLake) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: ctx.clock().getTime() })

/** Switches the second factor of the test's user on; returns key and recovery codes. */
function switchOn(lake: TestLake) {
  const { accounts } = lake.ctx
  const { key } = accounts.startSecondFactor(lake.user.id, lake.user.email)
  const codes = accounts.confirmSecondFactor(lake.user.id, showCode(key, lake)) ?? []
  lake.advanceClock(30_000)
  return { key, codes }
}

/** Sends the right password; returns how to send the code of the next page. */
async function openSecondStep({ signIn }: TestLake) {
  const response = await signIn()
  const page = await response.text()
  expect([response.status, page]).toEqual([200, expect.stringContaining('name="code"')])
  const ticket = readHidden(page, 'ticket')
  return (code: string, headers = {}) => signIn({ ticket, code, password: '' }, headers)
}

test('a sign-in with a second factor requires a code, which works once (SAFE-02)', async () => {
  const lake = await start()
  const { key } = switchOn(lake)
  const enter = await openSecondStep(lake)
  const wrong = await enter(wrongCode)
  expect([wrong.status, readCookies(wrong)]).toEqual([401, ''])
  expect(await wrong.text()).toContain('Ese código no sirve.')
  const code = showCode(key, lake)
  expect((await enter(code)).status).toBe(303)
  const again = await openSecondStep(lake)
  expect((await again(code)).status, 'a replayed code').toBe(401)
  lake.advanceClock(30_000)
  expect((await again(` ${showCode(key, lake)} `)).status).toBe(303)
  expect((await again(wrongCode)).status, 'a used ticket').toBe(401)
})

test('a recovery code, stored as digest, replaces a code once, also after wrong codes (SAFE-02)', async () => {
  const lake = await start()
  const { key, codes } = switchOn(lake)
  expect(codes).toHaveLength(10)
  const stored = lake.ctx.db.serialize().toString('latin1')
  for (const code of codes.flatMap((text) => [text, text.replaceAll('-', '')])) {
    expect(stored).not.toContain(code)
  }
  for (let step = 0; step < 2; step += 1) {
    const enter = await openSecondStep(lake)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enter(wrongCode)).status).toBe(401)
    }
    expect(await (await enter(showCode(key, lake))).text()).toContain('Empezá de nuevo')
  }
  const enter = await openSecondStep(lake)
  expect((await enter(showCode(key, lake))).status).toBe(429)
  expect((await enter(codes[0] ?? '')).status).toBe(303)
  const again = await openSecondStep(lake)
  expect((await again(codes[0] ?? '')).status).toBe(401)
  expect(lake.ctx.accounts.countRecoveryCodes(lake.user.id)).toBe(9)
})

test('makes users set up a required second factor when they sign in (SAFE-02)', async () => {
  const lake = await start({ requireSecondFactor: 'on' })
  const response = await lake.signIn()
  const page = await response.text()
  expect([response.status, readCookies(response)]).toEqual([200, ''])
  expect(page).toContain('<svg')
  const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? ''
  const send = (text: string, fields: Record<string, string>) =>
    lake.signIn({ password: '', ticket: readHidden(text, 'ticket'), ...fields })
  const wrong = await send(page, { code: wrongCode })
  expect(wrong.status).toBe(401)
  const confirmed = await send(await wrong.text(), { code: showCode(key, lake) })
  const recovery = await confirmed.text()
  expect(recovery.match(/<li><code>[a-z2-7-]{19}<\/code>/g)).toHaveLength(10)
  expect((await send(recovery, {})).status).toBe(303)
  expect((await send(recovery, {})).status, 'the same page again').toBe(401)
})

test('requires a second factor of administrators only, if configured so', async () => {
  const lake = await start({ requireSecondFactor: 'administrators' })
  expect((await lake.signIn()).status).toBe(303)
  await lake.ctx.accounts.createUser({ email: 'b@example.test', role: 'administrator', password })
  expect((await lake.signIn({ email: 'b@example.test' })).status).toBe(200)
})

test('a user switches the second factor off with password and code (SAFE-02)', async () => {
  const lake = await start()
  const headers = { ...(await lake.openSession()), 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const url = `${lake.api}/users/me/second-factor${path}`
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(await post('', { password: 'x' })).toBe(403)
  expect(await post('', { password })).toBe(200)
  expect(await post('/confirm', { code: wrongCode })).toBe(403)
  expect((await lake.signIn()).status, 'not confirmed yet').toBe(303)
  const { key } = switchOn(lake)
  expect(await post('', { password }), 'on already').toBe(409)
  const code = showCode(key, lake)
  expect(await post('/off', { password: 'x', code })).toBe(403)
  expect(await post('/off', { password, code: wrongCode })).toBe(403)
  expect(await post('/off', { password, code })).toBe(204)
  expect((await lake.signIn()).status).toBe(303)
})

test('an administrator removes the second factor of a user, which ends the sessions', async () => {
  const lake = await start()
  const session = await lake.openSession()
  switchOn(lake)
  const url = `${lake.api}/projects/embedded/users/${lake.user.id}/second-factor`
  expect((await fetch(url, { method: 'DELETE', headers: session })).status).toBe(403)
  const headers = lake.authorization('administrator')
  expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204)
  expect((await fetch(`${lake.api}/users/me`, { headers: session })).status).toBe(401)
  expect((await lake.signIn()).status).toBe(303)
})
