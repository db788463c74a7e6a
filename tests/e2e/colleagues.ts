import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAccounts } from '../../lake/accounts/accounts'
import type { Role } from '../../lake/context'
import { openDatabase } from '../../lake/store/database'
import { test as base } from './fixtures'
import { openHouse, type House } from './house'
import { seededData } from './seeded-data'
import type { Person } from './studio'

interface Colleague extends Person {
  readonly name: string
  readonly role: Role
}

function colleague(name: string, role: Role): Colleague {
  const email = `${role}@yapa.example`
  return { name, role, email, password: randomBytes(12).toString('hex') }
}

/** Who works in the house beside its administrator. */
export const editor = colleague('Bruno Díaz', 'editor')
export const viewer = colleague('Vera Luz', 'viewer')

/** Tests in a house where the colleagues may sign in, too. */
export const test = base.extend({
  house: [
    async ({ houseEnv }, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'colleagues-'))
      cpSync(seededData() ?? '', data, { recursive: true })
      await addColleagues(path.join(data, 'lake'))
      const house = await openHouse(houseEnv, data)
      rmSync(data, { recursive: true })
      await use(house)
      await house.leave()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** @param folder of a lake that is not running */
async function addColleagues(folder: string): Promise<void> {
  const db = openDatabase(folder)
  const options = { clock: () => new Date(), newId: randomUUID, log: () => undefined }
  const accounts = createAccounts(db, options)
  for (const person of [editor, viewer]) await accounts.createUser(person)
  db.close()
}

/** Acts on the dataset as this person, without a browser. */
export async function clientAs({ email, password }: Person, { client, origin }: House) {
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
