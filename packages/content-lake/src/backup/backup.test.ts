import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { create, extract } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDataFolder } from '../store/data-folder'
import { FolderInUseError, openDatabase } from '../store/database'
import { createDocumentStore } from '../store/sqlite-document-store'
import { restoreBackup } from './restore-backup'
import { saveArchive, createBackup, discardBackup } from './create-backup'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

const noLog = () => undefined
const assetBytes = [Buffer.from('one'), Buffer.alloc(3_000_000, 'two')]
const assetName = (bytes: Buffer) =>
  `assets/files/${createHash('sha1').update(bytes).digest('hex')}.txt`

/** A lake's folder with an open database and two assets. */
function createSource() {
  const dir = path.join(createTempFolder(), 'lake')
  const db = openDatabase(dir)
  prepareDataFolder(dir, noLog)
  for (const bytes of assetBytes) writeFileSync(path.join(dir, assetName(bytes)), bytes)
  const documents = createDocumentStore(db, noLog)
  let count = 0
  const write = (text: string) => {
    count += 1
    commitTexts(documents, `tx-${count}`, { [`page-${count}`]: text })
  }
  const names = { projectId: 'embedded', dataset: 'production' }
  const source = {
    dir,
    folders: [{ folder: '', db }],
    ...names,
    clock: () => new Date('2026-01-02T03:04:05Z'),
  }
  return { dir, db, write, source }
}

async function saveBackup(source: Parameters<typeof createBackup>[0]) {
  const file = path.join(createTempFolder(), 'backup.tar')
  await saveArchive(createReadStream(await createBackup(source)), file)
  await discardBackup(source.dir)
  return file
}

async function createBackupBytes() {
  const { db, write, source } = createSource()
  for (let index = 0; index < 40; index += 1) write('x'.repeat(5000))
  const file = await saveBackup(source)
  db.close()
  return readFileSync(file)
}

let backupBytes: Promise<Buffer> | undefined

/** A file with the backup that all tests share. */
async function createBackupFile() {
  backupBytes ??= createBackupBytes()
  const file = path.join(createTempFolder(), 'backup.tar')
  writeFileSync(file, await backupBytes)
  return file
}

const restore = (file: string, dir: string, replace = false) =>
  restoreBackup({ file, dir, replace })

function textsIn(dir: string) {
  const db = openDatabase(dir)
  const texts = createDocumentStore(db, noLog).snapshot()
  db.close()
  return texts.map(({ text }) => text)
}

test('backs up during writes and restores everything', async () => {
  const { dir, db, write, source } = createSource()
  for (let index = 0; index < 200; index += 1) write('x'.repeat(5000))
  const saving = saveBackup(source)
  const writing = setInterval(() => write('concurrent'))
  const file = await saving.finally(() => clearInterval(writing))
  db.close()

  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dir), 'no temporary files').not.toContain('backup')
  const target = path.join(createTempFolder(), 'lake')
  expect(await restore(file, target)).toMatchObject({ createdAt: '2026-01-02T03:04:05.000Z' })
  const texts = textsIn(target)
  expect(texts.filter((text) => text !== 'concurrent')).toHaveLength(200)
  for (const bytes of assetBytes) {
    expect(readFileSync(path.join(target, assetName(bytes))).equals(bytes)).toBe(true)
  }
  expect(readdirSync(path.dirname(target))).toEqual(['lake'])
  expect(statSync(target).mode & 0o077).toBe(0)
})

test('rejects a folder that is not empty without --replace, and one in use always', async () => {
  const file = await createBackupFile()
  const { dir, db, write } = createSource()
  write('existing')
  await expect(restore(file, dir)).rejects.toThrow(/--replace/)
  await expect(restore(file, dir, true)).rejects.toThrow(/Another process is using/)
  db.close()
  expect(textsIn(dir)).toEqual(['existing'])
  await restore(file, dir, true)
  expect(textsIn(dir)).toHaveLength(40)
  expect(readdirSync(path.dirname(dir))).toEqual(['lake'])
})

test('prevents a lake from starting in the folder during a restore', async () => {
  const file = await createBackupFile()
  const target = path.join(createTempFolder(), 'lake')
  const restoring = restore(file, target)
  expect(() => openDatabase(target)).toThrow(FolderInUseError)
  await restoring
  expect(textsIn(target)).toHaveLength(40)
})

test('keeps files that were added to the empty folder during the restore', async () => {
  const file = await createBackupFile()
  const target = createTempFolder()
  const restoring = restore(file, target)
  writeFileSync(path.join(target, 'note.txt'), 'mine')
  await expect(restoring).rejects.toThrow(/--replace/)
  expect(readFileSync(path.join(target, 'note.txt'), 'utf8')).toBe('mine')
  expect(existsSync(`${target}.restoring`)).toBe(false)
})

test('signs out all users on restore', async () => {
  const { dir, db, source } = createSource()
  db.exec(`
    INSERT INTO users (id, email, name, role, password, created_at)
      VALUES ('ana', 'ana@example.test', 'Ana', 'editor', 'x', '2026');
    INSERT INTO sign_ins VALUES ('sid', 'ana', '2027');
    INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
      VALUES ('token', 'ana', '2026', '2027');
  `)
  const file = await saveBackup(source)
  db.close()
  await restore(file, dir, true)
  const restored = openDatabase(dir)
  onTestFinished(() => void restored.close())
  const count = (table: string) => restored.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  expect(['users', 'sign_ins', 'sessions'].map(count)).toEqual([1, 0, 0])
})

test('replaces a damaged database', async () => {
  const file = await createBackupFile()
  const dir = createTempFolder()
  writeFileSync(path.join(dir, 'lake.sqlite'), 'not a database, '.repeat(500))
  await restore(file, dir, true)
  expect(textsIn(dir)).toHaveLength(40)
})

test('recovers the folder after a restore that ended between its last steps', async () => {
  const file = await createBackupFile()
  const { dir, db, write } = createSource()
  write('existing')
  db.close()
  renameSync(dir, `${dir}.replaced`)
  expect(() => openDatabase(dir), 'creates no empty lake').toThrow(/npm run lake -- restore/)
  expect(existsSync(dir)).toBe(false)
  await expect(restore(file, dir)).rejects.toThrow(/--replace/)
  expect(textsIn(dir)).toEqual(['existing'])
})

test('keeps a replaced folder that an earlier restore did not delete', async () => {
  const file = await createBackupFile()
  const { dir, db } = createSource()
  db.close()
  const note = path.join(`${dir}.replaced`, 'note.txt')
  mkdirSync(path.dirname(note))
  writeFileSync(note, 'mine')
  await expect(restore(file, dir, true)).rejects.toThrow(/delete it, and try again/)
  expect(readFileSync(note, 'utf8')).toBe('mine')
})

test.each([
  ['truncated in the middle', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['truncated at the end of a file', (file: string) => truncateSync(file, 512 * 3)],
  ['not an archive', (file: string) => writeFileSync(file, 'Hola. '.repeat(1000))],
  ['one byte changed', (file: string) => flipByte(file, statSync(file).size - 500_000)],
  ['without its last file', dropManifest],
  ['of an older version', oldManifest],
])('rejects an invalid backup and keeps the folder: %s', async (_name, damage) => {
  const file = await createBackupFile()
  damage(file)
  const { dir, db, write } = createSource()
  write('existing')
  db.close()
  await expect(restore(file, dir, true)).rejects.toThrow(/cannot be restored: /)
  expect(textsIn(dir)).toEqual(['existing'])
  expect(readdirSync(path.dirname(dir))).toEqual(['lake'])
})

test('leaves no files after a failed backup', async () => {
  const { db, write, source, dir } = createSource()
  write('x')
  const archive = await createBackup(source)
  const missing = path.join(createTempFolder(), 'missing', 'backup.tar')
  await expect(saveArchive(createReadStream(archive), missing)).rejects.toThrow(/ENOENT/)
  await discardBackup(dir)
  const file = path.join(createTempFolder(), 'backup.tar')
  const failingArchive = (function* () {
    yield new Uint8Array(10)
    throw new Error('connection lost')
  })()
  const cut = saveArchive(Readable.from(failingArchive), file)
  await expect(cut).rejects.toThrow(/connection lost/)
  expect(readdirSync(path.dirname(file))).toEqual([])
  expect(existsSync(path.join(dir, 'backup'))).toBe(false)
  db.close()
})

function flipByte(file: string, position: number) {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(position) ^ 0xff, position)
  writeFileSync(file, bytes)
}

/** An archive that is cut between two files is a valid archive. */
function dropManifest(file: string) {
  repack(file, (folder) => rmSync(path.join(folder, 'backup/manifest.json')))
}

function oldManifest(file: string) {
  repack(file, (folder) => writeFileSync(path.join(folder, 'backup/manifest.json'), '{"format":2}'))
}

function repack(file: string, change: (folder: string) => void) {
  const folder = createTempFolder()
  extract({ file, cwd: folder, sync: true })
  change(folder)
  create({ cwd: folder, file, sync: true }, readdirSync(folder))
}
