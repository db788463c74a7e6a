import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTestLake } from '../testing/accounts-lake'

const password = 'una clave bien larga'
const ana = { email: 'Ana@example.test', name: 'Ana', role: 'editor', password } as const
const DAY_MS = 24 * 60 * 60 * 1000

const startAccounts = async () => {
  const lake = await startTestLake()
  return { ...lake, accounts: lake.ctx.accounts }
}

test('rejects a second account for an address, and passwords outside 12 to 512 characters', async () => {
  const { accounts } = await startAccounts()
  await accounts.createUser(ana)
  await expect(accounts.createUser(ana)).rejects.toMatchObject({ status: 409 })
  const other = { ...ana, email: 'beto@example.test' }
  await expect(accounts.createUser({ ...other, password: 'corta' })).rejects.toThrow(/12 to 512/)
  await expect(accounts.createUser({ ...other, password: 'x'.repeat(513) })).rejects.toThrow()
})

test('stores no secret in the database file', async () => {
  const { accounts, ctx } = await startAccounts()
  const { id } = await accounts.createUser(ana)
  const sid = accounts.openSignIn(id)
  const { token } = accounts.redeemSignIn(sid) ?? { token: '' }
  const { token: apiToken } = accounts.createToken({ label: 'script', role: 'editor' })
  const stored = ctx.db.serialize().toString('latin1')
  for (const secret of [password, sid, token, apiToken]) expect(stored).not.toContain(secret)
})

test('ends a session after 30 days, on sign-out and on a password change', async () => {
  const { accounts, advanceClock } = await startAccounts()
  const { id } = await accounts.createUser(ana)
  const signIn = () => accounts.redeemSignIn(accounts.openSignIn(id))?.token ?? ''
  const [open, ended] = [signIn(), signIn()]
  accounts.endSession(ended)
  expect(accounts.findCaller(ended)).toBeUndefined()
  advanceClock(30 * DAY_MS - 1)
  expect(accounts.findCaller(open)).toEqual({ kind: 'user', userId: id, role: 'editor' })
  advanceClock(1)
  expect(accounts.findCaller(open)).toBeUndefined()
  const last = signIn()
  await accounts.setPassword(id, 'una clave más nueva')
  expect(accounts.findCaller(last)).toBeUndefined()
})

test('a password change neither reverts a role change nor restores a removed user', async () => {
  const { accounts } = await startAccounts()
  const { id, name } = await accounts.createUser({ email: ana.email, role: 'editor', password })
  expect(name).toBe('Ana')
  const changed = accounts.setPassword(id, 'una clave más nueva')
  accounts.setRole(id, 'viewer')
  await changed
  expect(accounts.userById(id)?.role).toBe('viewer')
  const late = accounts.setPassword(id, 'otra clave bien larga')
  accounts.removeUser(id)
  await expect(late).rejects.toMatchObject({ status: 404 })
})

test('applies a role change to open sessions and ends those of removed users', async () => {
  const { accounts } = await startAccounts()
  const { id } = await accounts.createUser(ana)
  await accounts.createUser({ ...ana, email: 'admin@example.test', role: 'administrator' })
  accounts.putKeyValues(id, [{ key: 'layout', value: 'detail' }])
  const token = accounts.redeemSignIn(accounts.openSignIn(id))?.token ?? ''
  const unused = accounts.openSignIn(id)
  accounts.setRole(id, 'viewer')
  expect(accounts.findCaller(token)).toEqual({ kind: 'user', userId: id, role: 'viewer' })
  accounts.removeUser(id)
  expect(accounts.findCaller(token)).toBeUndefined()
  expect(accounts.redeemSignIn(unused)).toBeUndefined()
  expect(await accounts.verify(ana.email, password)).toBeUndefined()
  expect(accounts.keyValues(id, ['layout'])).toEqual([])
})

test('creates administrator and token file at the first start only, or as configured', async () => {
  const { accounts, dir, logged } = await startAccounts()
  const options = { email: 'admin@example.test', tokenFile: path.join(dir, 'made', 'token') }
  const first = await accounts.ensureAdministrator(options)
  expect(first.password?.length).toBeGreaterThanOrEqual(20)
  const user = await accounts.verify(options.email, first.password ?? '')
  expect(user?.role).toBe('administrator')
  const token = readFileSync(options.tokenFile, 'utf8').trim()
  expect(accounts.findCaller(token)).toMatchObject({ role: 'administrator' })
  expect(statSync(options.tokenFile).mode & 0o777).toBe(0o600)

  expect(await accounts.ensureAdministrator(options)).toEqual({ email: options.email })
  expect(readFileSync(options.tokenFile, 'utf8').trim()).toBe(token)
  for (const secret of [options.email, first.password ?? '', token]) {
    expect(logged.join()).not.toContain(secret)
  }

  const configured = { ...options, password, token: 'a configured token of at least 32 characters' }

  expect(await accounts.ensureAdministrator(configured)).toEqual({ email: options.email })
  expect(await accounts.verify(options.email, first.password ?? '')).toBeUndefined()
  expect(await accounts.verify(options.email, password)).toBeDefined()
  expect(accounts.findCaller(token)).toBeUndefined()
  expect(accounts.findCaller(configured.token)).toMatchObject({ role: 'administrator' })

  await accounts.ensureAdministrator(options)
  expect(accounts.findCaller(configured.token)).toBeUndefined()
  expect(accounts.findCaller(readFileSync(options.tokenFile, 'utf8').trim())).toBeDefined()
})
