import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from 'better-sqlite3'
import {
  createBackup,
  discardBackup,
  saveArchive,
  type BackupContent,
} from 'content-lake/backup/create-backup'
import { listDatasetFolders } from 'content-lake/datasets/dataset-tables'
import { BACKUP_DAMAGED } from 'content-lake/endpoints/backup'
import { prepareDataFolder } from 'content-lake/store/data-folder'
import {
  DATABASE_FILE,
  FolderInUseError,
  hasDatabase,
  openWithoutMigrating,
} from 'content-lake/store/database'
import { DamagedDatabaseError } from 'content-lake/store/storage-errors'
import { listBackups, nameBackup, selectExpired } from './backup-files'
import { env, writeToken, type Env } from '#config/env.server'
import { requireEmbeddedContent } from './embedded-content'

const USAGE = `npm run lake -- backup [<file.tar>]
  Writes all data of the embedded Content Lake to one file: documents, history, accounts and assets.
  The lake may be running. The file contains personal data: protect it.
  Without a name it writes to BACKUP_DIR, then deletes files there older than BACKUP_KEEP_DAYS.`

interface Source {
  readonly archive: AsyncIterable<Uint8Array>
  readonly damaged: BackupContent['damaged']
  close(): Promise<void>
}

/** Runs `npm run lake -- backup`. */
export async function backUp(args: string[]): Promise<void> {
  try {
    await run(args)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`No backup was created. ${message}`, { cause: error })
  }
}

async function run(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  const settings = env()
  const { dir, keepDays } = settings.backups
  const inFolder = dir === undefined ? undefined : path.join(dir, nameBackup(new Date()))
  const [file = inFolder] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`)
  const source = (await openFolder(settings)) ?? (await requestFromLake(settings))
  try {
    await saveArchive(source.archive, file)
  } finally {
    await source.close()
  }
  if (source.damaged.length > 0) {
    console.error(`${file} leaves out damaged datasets: ${source.damaged.join(', ')}.`)
    process.exitCode = 1
    return
  }
  console.log(
    `${file} contains the complete Content Lake. Restore it with "npm run lake -- restore".`,
  )
  if (dir !== undefined && file === inFolder) await deleteExpired(dir, keepDays)
}

async function deleteExpired(folder: string, keepDays: number) {
  for (const { file } of selectExpired(await listBackups(folder), keepDays, new Date())) {
    await rm(file)
    console.log(`Deleted ${file}, which is older than ${keepDays} days.`)
  }
}

/** @returns `undefined` when a lake is using the folder */
async function openFolder(settings: Env): Promise<Source | undefined> {
  const { dir } = settings.lake
  if (!existsSync(path.join(dir, DATABASE_FILE))) throw new Error(`There is no lake in ${dir}.`)
  const db = openDatabaseIfFree(dir)
  if (db === undefined) return undefined
  console.log(`No lake is running. Reading the folder ${dir}`)
  prepareDataFolder(dir, (message) => console.log(message))
  const { projectId, dataset } = requireEmbeddedContent(settings)
  const clock = () => new Date()
  const { folders, damaged } = openFolders(dir, db)
  const close = async () => {
    await discardBackup(dir)
    for (const folder of folders) folder.db.close()
  }
  try {
    const archive = await createBackup({ dir, folders, projectId, dataset, clock })
    return { archive: createReadStream(archive), damaged, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @returns the folder of the lake, and those of its other datasets, with their open databases */
function openFolders(dir: string, main: Database): BackupContent {
  const folders = [{ folder: '', db: main }]
  const damaged: string[] = []
  for (const folder of listDatasetFolders(main)) {
    const datasetDir = path.join(dir, folder)
    try {
      if (!hasDatabase(datasetDir)) throw new DamagedDatabaseError(datasetDir, 'it is missing')
      const db = openWithoutMigrating(datasetDir)
      prepareDataFolder(datasetDir, (message) => console.log(message))
      folders.push({ folder, db })
    } catch (error) {
      if (!(error instanceof DamagedDatabaseError)) throw error
      console.error(error.message)
      damaged.push(folder)
    }
  }
  return { folders, damaged }
}

function openDatabaseIfFree(dir: string) {
  try {
    return openWithoutMigrating(dir)
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined
    throw error
  }
}

async function requestFromLake(settings: Env): Promise<Source> {
  const { apiHost, dataset } = requireEmbeddedContent(settings)
  console.log(`Requesting a backup from the lake at ${apiHost}`)
  const response = await get(`${apiHost}/v1/data/backup/${dataset}`, writeToken(settings))
  if (!response.ok || response.body === null) {
    throw new Error(`The lake answered ${response.status}: ${await response.text()}`)
  }
  const damaged = response.headers.get(BACKUP_DAMAGED)?.split(',') ?? []
  return { archive: readChunks(response.body), damaged, close: () => Promise.resolve() }
}

async function* readChunks(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

async function get(url: string, token: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  } catch (cause) {
    const message = `A process is using the lake's folder, but nothing answers at ${url}. Set LAKE_PORT to its port.`
    throw new Error(message, { cause })
  }
}
