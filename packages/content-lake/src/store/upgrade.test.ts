import { readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { extract } from 'tar'
import { expect, test } from 'vitest'
import { createLake } from '../server'
import { DATABASE_FILE, openDatabase } from './database'
import { DamagedDatabaseError } from './storage-errors'
import { createTempFolder } from '../testing/temp-folder'

const fixtures = path.resolve(import.meta.dirname, '../testing/fixtures')
const asset = 'image-b2c55ed9d8e0dcbed86edbbb9f92c2517f502331-4x2-png'

/** Unpacks the data folder that a lake of schema 4, with one dataset, has written. */
async function unpackOldFolder() {
  const folder = createTempFolder()
  await extract({ file: path.join(fixtures, 'schema-4.tar.gz'), cwd: folder })
  return path.join(folder, 'lake')
}

function readVersion(file: string) {
  const db = new Sqlite(file, { readonly: true })
  const version: unknown = db.pragma('user_version', { simple: true })
  db.close()
  return version
}

function openLake(dir: string, clock: () => Date) {
  const logged: string[] = []
  const lake = createLake({
    dir,
    projectId: 'embedded',
    dataset: 'production',
    publicUrl: 'http://localhost',
    clock,
    log: (message) => logged.push(message),
  })
  return { lake, logged, now: lake.context }
}

test('copies an older data folder, upgrades it once, and deletes the copy after 30 days', async () => {
  const dir = await unpackOldFolder()
  let time = new Date('2026-12-01T10:00:00Z')
  const { lake, logged, now } = openLake(dir, () => time)
  expect(logged).toEqual(['upgraded the data folder'])
  expect([...now.documents.ids()].sort()).toEqual(
    ['drafts.home', 'gallery', 'home', asset, 'investorRequest.k1', 'versions.spring.home'].sort(),
  )
  expect(now.history.documentAtRevision('home', 'second')).toMatchObject({ title: 'Dos' })
  expect(now.history.lastRevision('gone')).toMatchObject({ title: 'Adiós' })
  expect(now.accounts.listTokens().map(({ label }) => label)).toContain('Lectura')
  expect(await now.accounts.verify('ana@example.test', 'frase de prueba larga')).toBeDefined()
  await lake.close()

  const copy = path.join(dir, 'before-upgrade', 'schema-4-2026-12-01.sqlite')
  const copies = () => readdirSync(path.dirname(copy))
  expect(copies()).toEqual([path.basename(copy)])
  expect(readVersion(copy)).toBe(4)
  expect(statSync(path.dirname(copy)).mode & 0o777).toBe(0o700)
  time = new Date('2026-12-30T10:00:00Z')
  const second = openLake(dir, () => time)
  await second.lake.close()
  expect(second.logged).toEqual([])
  expect(copies()).toHaveLength(1)
  time = new Date('2027-01-02T10:00:00Z')
  await openLake(dir, () => time).lake.close()
  expect(copies()).toEqual([])
})

test('changes nothing when the copy before an upgrade cannot be written', async () => {
  const dir = await unpackOldFolder()
  const before = readFileSync(path.join(dir, DATABASE_FILE))
  const clock = () => {
    throw new Error('no copy')
  }
  expect(() => openDatabase(dir, undefined, { clock })).toThrow('no copy')
  expect(readVersion(path.join(dir, DATABASE_FILE))).toBe(4)
  expect(readFileSync(path.join(dir, DATABASE_FILE)).equals(before)).toBe(true)
})

test('rejects a data folder of a newer version, and explains what to do', async () => {
  const dir = await unpackOldFolder()
  const db = new Sqlite(path.join(dir, DATABASE_FILE))
  db.pragma('user_version = 4000')
  db.close()
  expect(() => openDatabase(dir)).toThrow(/newer version \(schema 4000.*Start that version/)
  expect(readVersion(path.join(dir, DATABASE_FILE))).toBe(4000)
})

test.each([
  ['empty', (file: string) => truncateSync(file)],
  ['missing', (file: string) => rmSync(file)],
])('treats an %s database beside assets as damaged', async (_state, lose) => {
  const dir = await unpackOldFolder()
  lose(path.join(dir, DATABASE_FILE))
  expect(() => openDatabase(dir)).toThrow(DamagedDatabaseError)
  expect(() => openDatabase(dir)).toThrow(/missing or empty.*npm run lake -- restore/)
})
