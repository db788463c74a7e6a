import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTestLake } from './test-lake'

const password = 'una clave bien larga'
const person = { email: 'Ana@example.test', name: 'Ana', role: 'editor', password } as const
const day = 24 * 60 * 60 * 1000

const startAccounts = async () => {
  const lake = await startTestLake(() => undefined)
  return { ...lake, accounts: lake.ctx.accounts }
}

test('a person is found by address in any case and verified by password alone', async () => {
  const { accounts } = await startAccounts()
  const ana = await accounts.createUser(person)
  expect(accounts.userByEmail('ANA@EXAMPLE.TEST')).toEqual(ana)
  expect(await accounts.verify('ana@example.test', password)).toEqual(ana)
  expect(await accounts.verify('ana@example.test', 'otra clave bien larga')).toBeUndefined()
  expect(await accounts.verify('beto@example.test', password)).toBeUndefined()
  expect(await accounts.verify('ana@example.test', 'x'.repeat(1_000_000))).toBeUndefined()
})

test('an address is taken once, and passwords have 12 to 512 characters', async () => {
  const { accounts } = await startAccounts()
  await accounts.createUser(person)
  await expect(accounts.createUser(person)).rejects.toMatchObject({ status: 409 })
  const other = { ...person, email: 'beto@example.test' }
  await expect(accounts.createUser({ ...other, password: 'corta' })).rejects.toThrow(/12 to 512/)
  await expect(accounts.createUser({ ...other, password: 'x'.repeat(513) })).rejects.toThrow()
})

test('nothing in the database file can be used to sign in', async () => {
  const { accounts, ctx } = await startAccounts()
  const { id } = await accounts.createUser(person)
  const sid = accounts.openSignIn(id)
  const { token } = accounts.redeemSignIn(sid) ?? { token: '' }
  const { token: apiToken } = accounts.createToken({ label: 'script', role: 'editor' })
  const stored = ctx.db.serialize().toString('latin1')
  for (const secret of [password, sid, token, apiToken]) expect(stored).not.toContain(secret)
})

test('a one-time id works once and for 60 seconds', async () => {
  const { accounts, pass } = await startAccounts()
  const { id } = await accounts.createUser(person)
  const sid = accounts.openSignIn(id)
  expect(sid.length).toBeGreaterThanOrEqual(32)
  expect(accounts.redeemSignIn(sid)?.userId).toBe(id)
  expect(accounts.redeemSignIn(sid)).toBeUndefined()
  const late = accounts.openSignIn(id)
  pass(60_000)
  expect(accounts.redeemSignIn(late)).toBeUndefined()
})

test('a session lasts 30 days, unless it is ended or the password changes', async () => {
  const { accounts, pass } = await startAccounts()
  const { id } = await accounts.createUser(person)
  const open = () => accounts.redeemSignIn(accounts.openSignIn(id))?.token ?? ''
  const [kept, ended] = [open(), open()]
  accounts.endSession(ended)
  expect(accounts.callerOf(ended)).toBeUndefined()
  pass(30 * day - 1)
  expect(accounts.callerOf(kept)).toEqual({ kind: 'user', userId: id, role: 'editor' })
  pass(1)
  expect(accounts.callerOf(kept)).toBeUndefined()
  const afterwards = open()
  await accounts.setPassword(id, 'una clave más nueva')
  expect(accounts.callerOf(afterwards)).toBeUndefined()
})

test('a new password leaves the role as it is by then, and does not bring back who is gone', async () => {
  const { accounts } = await startAccounts()
  const { id, name } = await accounts.createUser({ email: person.email, role: 'editor', password })
  expect(name).toBe('Ana')
  const changed = accounts.setPassword(id, 'una clave más nueva')
  accounts.setRole(id, 'viewer')
  await changed
  expect(accounts.person(id)?.role).toBe('viewer')
  const late = accounts.setPassword(id, 'otra clave bien larga')
  accounts.removeUser(id)
  await expect(late).rejects.toMatchObject({ status: 404 })
})

test('a role counts at once in open sessions, and who is removed has none', async () => {
  const { accounts } = await startAccounts()
  const { id } = await accounts.createUser(person)
  await accounts.createUser({ ...person, email: 'admin@example.test', role: 'administrator' })
  accounts.putKeyValues(id, [{ key: 'layout', value: 'detail' }])
  const token = accounts.redeemSignIn(accounts.openSignIn(id))?.token ?? ''
  const unused = accounts.openSignIn(id)
  accounts.setRole(id, 'viewer')
  expect(accounts.callerOf(token)).toEqual({ kind: 'user', userId: id, role: 'viewer' })
  accounts.removeUser(id)
  expect(accounts.callerOf(token)).toBeUndefined()
  expect(accounts.redeemSignIn(unused)).toBeUndefined()
  expect(await accounts.verify(person.email, password)).toBeUndefined()
  expect(accounts.keyValues(id, ['layout'])).toEqual([])
})

test('one administrator always stays', async () => {
  const { accounts } = await startAccounts()
  const first = await accounts.createUser({ ...person, role: 'administrator' })
  const refusal = /last administrator/
  expect(() => accounts.removeUser(first.id)).toThrow(refusal)
  expect(() => accounts.setRole(first.id, 'editor')).toThrow(refusal)
  accounts.setRole(first.id, 'administrator')
  const other = { ...person, email: 'beto@example.test' }
  const second = await accounts.createUser({ ...other, role: 'administrator' })
  accounts.setRole(first.id, 'editor')
  expect(() => accounts.removeUser(second.id)).toThrow(refusal)
  expect(
    accounts
      .people()
      .map(({ role }) => role)
      .sort(),
  ).toEqual(['administrator', 'editor'])
})

test('API tokens are listed without their secret and stop working when revoked', async () => {
  const { accounts } = await startAccounts()
  const { id, token } = accounts.createToken({ label: 'script', role: 'viewer' })
  expect(accounts.callerOf(token)).toEqual({ kind: 'user', userId: id, role: 'viewer' })
  expect(accounts.listTokens()).toEqual([
    { id, label: 'script', role: 'viewer', createdAt: '2025-06-01T12:00:00.000Z' },
  ])
  expect(accounts.revokeToken(id)).toBe(true)
  expect(accounts.revokeToken(id)).toBe(false)
  expect(accounts.callerOf(token)).toBeUndefined()
  expect(accounts.listTokens()).toEqual([])
  expect(accounts.user(id)?.name).toBe('script')
})

test('the first start makes an administrator and a token file, the second changes nothing', async () => {
  const { accounts, dir, logged } = await startAccounts()
  const options = { email: 'admin@example.test', tokenFile: path.join(dir, 'made', 'token') }
  const first = await accounts.ensureAdministrator(options)
  expect(first.password?.length).toBeGreaterThanOrEqual(20)
  const user = await accounts.verify(options.email, first.password ?? '')
  expect(user?.role).toBe('administrator')
  const token = readFileSync(options.tokenFile, 'utf8').trim()
  expect(accounts.callerOf(token)).toMatchObject({ role: 'administrator' })
  expect(statSync(options.tokenFile).mode & 0o777).toBe(0o600)

  expect(await accounts.ensureAdministrator(options)).toEqual({ email: options.email })
  expect(readFileSync(options.tokenFile, 'utf8').trim()).toBe(token)
  for (const secret of [options.email, first.password ?? '', token]) {
    expect(logged.join()).not.toContain(secret)
  }
})

test('a given password and token take the place of earlier ones', async () => {
  const { accounts, dir } = await startAccounts()
  const options = { email: 'admin@example.test', tokenFile: path.join(dir, 'token') }
  const first = await accounts.ensureAdministrator(options)
  const generated = readFileSync(options.tokenFile, 'utf8').trim()
  const given = { ...options, password, token: 'a given token of at least 32 characters' }

  expect(await accounts.ensureAdministrator(given)).toEqual({ email: options.email })
  expect(await accounts.verify(options.email, first.password ?? '')).toBeUndefined()
  expect(await accounts.verify(options.email, password)).toBeDefined()
  expect(accounts.callerOf(generated)).toBeUndefined()
  expect(accounts.callerOf(given.token)).toMatchObject({ role: 'administrator' })

  await accounts.ensureAdministrator(options)
  expect(accounts.callerOf(given.token)).toBeUndefined()
  expect(accounts.callerOf(readFileSync(options.tokenFile, 'utf8').trim())).toBeDefined()
})

test('a token file with a foreign token in it is replaced', async () => {
  const { accounts, dir } = await startAccounts()
  const tokenFile = path.join(dir, 'token')
  const { token } = accounts.createToken({ label: 'other', role: 'viewer' })
  writeFileSync(tokenFile, token)
  await accounts.ensureAdministrator({ email: 'admin@example.test', tokenFile })
  expect(readFileSync(tokenFile, 'utf8').trim()).not.toBe(token)
  expect(accounts.callerOf(token)).toMatchObject({ role: 'viewer' })
})
