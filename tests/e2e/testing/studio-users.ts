import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAccounts } from 'content-lake/accounts/accounts'
import type { Role } from 'content-lake/types'
import { openDatabase } from 'content-lake/store/database'
import { test as base } from './fixtures'
import { seededData } from './seeded-data'
import type { Credentials } from './studio-page'
import { startTestInstance, type TestInstance } from './test-instance'

interface User extends Credentials {
  readonly name: string
  readonly role: Role
}

function user(name: string, role: Role): User {
  const email = `${role}@yapa.example`
  return { name, role, email, password: randomBytes(12).toString('hex') }
}

export const editor = user('Bruno Díaz', 'editor')
export const viewer = user('Vera Luz', 'viewer')
/** Reads requests and sign-ups, too. */
export const requestViewer = user('Rita Sol', 'request-viewer')

/** The instance also has an editor and two viewers. */
export const test = base.extend({
  instance: [
    async ({ instanceEnv }, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'studio-users-'))
      cpSync(seededData() ?? '', data, { recursive: true })
      await createUsers(path.join(data, 'lake'))
      const instance = await startTestInstance(instanceEnv, data)
      rmSync(data, { recursive: true })
      await use(instance)
      await instance.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** @param folder data of a lake that is not running */
async function createUsers(folder: string): Promise<void> {
  const db = openDatabase(folder)
  const options = { clock: () => new Date(), newId: randomUUID, log: () => undefined }
  const accounts = createAccounts(db, options)
  for (const account of [editor, viewer, requestViewer]) await accounts.createUser(account)
  db.close()
}

/** Signs a user in without a browser; returns a client with the user's token. */
export async function clientAs({ email, password }: Credentials, { client, origin }: TestInstance) {
  const signedIn = await fetch(`${origin}/lake/login`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ origin: `${origin}/studio`, email, password }),
    redirect: 'manual',
  })
  const { hash } = new URL(signedIn.headers.get('location') ?? '')
  const fetched = await fetch(`${origin}/lake/v1/auth/fetch?${hash.slice(1)}`)
  const { token } = (await fetched.json()) as { token: string }
  return client.withConfig({ token })
}
