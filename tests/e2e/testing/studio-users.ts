import { randomUUID } from 'node:crypto'
import { createAccounts } from 'content-lake/accounts/accounts'
import type { Role } from 'content-lake/types'
import { openDatabase } from 'content-lake/store/database'
import type { TestInstance } from './test-instance'

export interface Credentials {
  readonly email: string
  readonly password: string
}

interface User extends Credentials {
  readonly name: string
  readonly role: Role
}

function user(name: string, role: Role): User {
  const email = `${name.replace(/ .*/, '').toLowerCase()}@yapa.example`
  return { name, role, email, password: `las rifas de ${name}` }
}

export const editor = user('Bruno Díaz', 'editor')
/** Reads requests and sign-ups, too. */
export const requestViewer = user('Rita Sol', 'request-viewer')

/**
 * Creates the users above.
 * @param folder data of a lake that is not running
 */
export async function createUsers(folder: string): Promise<void> {
  const db = openDatabase(folder)
  const options = { clock: () => new Date(), newId: randomUUID, log: () => undefined }
  const accounts = createAccounts(db, options)
  for (const account of [editor, requestViewer]) await accounts.createUser(account)
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
