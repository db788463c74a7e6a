import {
  appendFileSync,
  chmodSync,
  cpSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHistory } from '../history/history'
import { openDatabase } from './database'
import { createDocumentStore } from './sqlite-document-store'
import { DamagedDatabaseError } from './storage-errors'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

const COMMITS = 30

/** Commits transactions of two documents each. */
function write(db: ReturnType<typeof openDatabase>, count: number) {
  const documents = createDocumentStore(db, () => undefined)
  for (let index = 1; index <= count; index += 1) {
    const text = `${index} `.repeat(700)
    commitTexts(documents, `tx-${index}`, { a: text, b: text })
  }
}

/** The revision of both documents: each transaction writes both. */
function revisionIn(dir: string, logged: string[] = []) {
  const db = openDatabase(dir, (message, facts) =>
    logged.push(`${message} ${JSON.stringify(facts)}`),
  )
  try {
    const documents = createDocumentStore(db, () => undefined).snapshot()
    const revisions = new Set(documents.map(({ _rev }) => _rev))
    expect(revisions.size).toBeLessThan(2)
    const [revision] = revisions
    const history = createHistory(db)
    const changes = revision === undefined ? [] : history.transaction(revision)?.changes
    expect(changes).toHaveLength(revision === undefined ? 0 : 2)
    return revision
  } finally {
    db.close()
  }
}

/** The folder of a killed process: a copy of an open database. */
function crash() {
  const [open, dir] = [createTempFolder(), createTempFolder()]
  const db = openDatabase(open)
  write(db, COMMITS)
  cpSync(open, dir, { recursive: true })
  db.close()
  return { dir, log: path.join(dir, 'lake.sqlite-wal') }
}

test('recovers the write-ahead log of a killed process completely, and logs it', () => {
  const { dir, log } = crash()
  // Garbage at the end changes nothing.
  appendFileSync(log, Buffer.alloc(5000, 'x'))
  const logged: string[] = []
  expect(revisionIn(dir, logged)).toBe(`tx-${COMMITS}`)
  expect(logged).toEqual([expect.stringContaining('recovered the database')])
})

test('recovers the last complete transaction wherever the log is cut', () => {
  const crashed = crash()
  const logBytes = statSync(crashed.log).size
  let last = COMMITS
  // The step is prime, so that cuts hit headers and pages.
  for (let cut = logBytes - 1; cut > 0; cut -= 40_009) {
    const dir = createTempFolder()
    cpSync(crashed.dir, dir, { recursive: true })
    truncateSync(path.join(dir, 'lake.sqlite-wal'), cut)
    const number = Number(revisionIn(dir)?.slice(3) ?? 0)
    expect(number).toBeLessThanOrEqual(last)
    // A transaction takes few pages, so a cut loses only the last ones.
    expect(number).toBeGreaterThanOrEqual(Math.floor((cut / logBytes) * COMMITS) - 3)
    last = number
  }
  expect(last).toBeLessThan(COMMITS)
})

test.each([
  ['pages overwritten', (bytes: Buffer) => bytes.fill(0x5a, 4096 * 2, 4096 * 6)],
  ['another file in its place', () => Buffer.from('not a database at all, '.repeat(500))],
  ['truncated', (bytes: Buffer) => bytes.subarray(0, 4096 * 5 + 100)],
])('rejects a damaged database and names the restore command: %s', (_name, damage) => {
  const dir = createTempFolder()
  const file = path.join(dir, 'lake.sqlite')
  const db = openDatabase(dir)
  write(db, COMMITS)
  db.close()
  const damaged = damage(readFileSync(file))
  writeFileSync(file, damaged)
  const open = () => openDatabase(dir)
  expect(open).toThrow(DamagedDatabaseError)
  expect(open).toThrow(/npm run lake -- restore/)
  expect(readFileSync(file).equals(damaged)).toBe(true)
})

test('overwrites the pages that a migration of an earlier process has freed', () => {
  const dir = createTempFolder()
  const db = openDatabase(dir)
  db.exec('CREATE TABLE old (text TEXT); CREATE TABLE vacuum_due (since_version INTEGER)')
  db.prepare('INSERT INTO old VALUES (?)').run('x'.repeat(100_000))
  db.exec('DROP TABLE old')
  expect(Number(db.pragma('freelist_count', { simple: true }))).toBeGreaterThan(20)
  db.close()

  const next = openDatabase(dir)
  onTestFinished(() => void next.close())
  expect(Number(next.pragma('freelist_count', { simple: true }))).toBeLessThan(3)
  expect(next.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vacuum_due'").all()).toEqual([])
})

test('only the owner can read the database, also one of an older version (SAFE-02)', () => {
  const [created, older] = [createTempFolder(), createTempFolder()]
  for (const dir of [created, older]) chmodSync(dir, 0o755)
  const db = openDatabase(created)
  write(db, 1)
  const names = ['lake.sqlite', 'lake.sqlite-wal']
  // As a killed process leaves them.
  for (const name of names) {
    writeFileSync(path.join(older, name), readFileSync(path.join(created, name)), { mode: 0o644 })
  }
  const recovered = openDatabase(older)

  for (const dir of [created, older]) {
    const modes = names.map((name) => statSync(path.join(dir, name)).mode & 0o777)
    expect(modes).toEqual([0o600, 0o600])
  }
  db.close()
  recovered.close()
})
