import { expect, test } from 'vitest'
import { readCookies, startSignInLake as start, wrongPassword } from '../testing/sign-in-lake'

const from = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` })

test('devices sign in while other networks attack the account (SAFE-02)', async () => {
  const { signIn } = await start()
  const cookie = readCookies(await signIn())
  for (let network = 1; network <= 12; network += 1) {
    await signIn({ password: wrongPassword }, from(network))
  }
  // A known device even from the network of an attacker.
  for (const network of [99, 1]) {
    expect((await signIn({}, { ...from(network), cookie })).status).toBe(303)
  }
  expect((await signIn({}, from(99))).status, 'a new device').toBe(303)
})

test('limits failures of a network, of a network on one account and of a device', async () => {
  const { signIn, advanceClock } = await start()
  const cookie = readCookies(await signIn())
  const fail = (fields: Record<string, string>, headers: Record<string, string>) =>
    signIn({ password: wrongPassword, ...fields }, headers).then(({ status }) => status)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await fail({}, from(1))).toBe(401)
    expect(await fail({}, { ...from(2), cookie })).toBe(401)
  }
  const locked = await signIn({ email: 'ANA@example.test ' }, from(1))
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
  expect(await locked.text()).toContain('Hubo demasiados intentos')
  expect((await signIn({}, { ...from(2), cookie })).status).toBe(429)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(await fail({ email: `x${attempt}@example.test` }, from(1))).toBe(401)
  }
  expect(await fail({ email: 'y@example.test' }, from(1))).toBe(429)
  expect(await fail({ email: 'y@example.test' }, from(3))).toBe(401)
  advanceClock(15 * 60_000 + 1)
  expect((await signIn({}, from(1))).status).toBe(303)
})

test('an unknown account meets the same limits and pages as a known one (SAFE-02)', async () => {
  const { signIn, logged } = await start()
  const pages = async (email: string) => {
    const found: unknown[] = []
    for (let network = 1; network <= 12; network += 1) {
      const response = await signIn({ email, password: wrongPassword }, from(network))
      found.push([response.status, (await response.text()).replaceAll(email, '')])
    }
    return found
  }
  const unknown = await pages('nadie@example.test')
  expect(unknown).toEqual(await pages('ana@example.test'))
  expect(unknown[0]).toEqual([401, expect.stringContaining('la contraseña no son correctos.')])
  expect(logged.join()).not.toContain('example.test')
})

test('recognizes a device only for the accounts that it has signed in to', async () => {
  const { signIn, ctx, user } = await start()
  const cookie = readCookies(await signIn())
  expect(cookie).toMatch(/^lake_device=[\w-]{43}$/)
  const secret = cookie.split('=')[1]
  expect(ctx.accounts.findDevice(secret, 'ANA@example.test')).toBeDefined()
  expect(ctx.accounts.findDevice(secret, 'b@example.test')).toBeUndefined()
  expect(readCookies(await signIn({}, { cookie })), 'keeps its secret').toBe(cookie)
  const foreign = readCookies(await signIn({}, { cookie: 'lake_device=of-someone-else' }))
  expect(foreign).not.toContain('of-someone-else')
  await ctx.accounts.setPassword(user.id, 'otra clave bien larga')
  expect(ctx.accounts.findDevice(secret, user.email)).toBeUndefined()
})
