import path from 'node:path'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Database } from 'better-sqlite3'
import type { BackupContent } from '../backup/create-backup'
import type { ProjectContext } from '../context'
import { notFound, unavailable, conflict } from '../errors'
import { listNames, prepareDataFolder, removeAssets, syncToDisk } from '../store/data-folder'
import { hasDatabase, openDatabase } from '../store/database'
import { DamagedDatabaseError } from '../store/storage-errors'
import { removeOldCopies } from '../store/upgrade-copy'
import type { Log } from '../types'
import {
  createDatasetRegistry,
  type AclMode,
  type DatasetRecord,
  type DatasetRegistry,
} from './dataset-registry'
import { clearDatasetTables } from './dataset-tables'

/** The datasets on disk: their names, folders and open databases. */
export type DatasetStorage = ReturnType<typeof openDatasetStorage>

export interface StorageOptions {
  /** The lake's folder. */
  readonly dir: string
  /** The open database in the lake's folder. */
  readonly main: Database
  /** Name of the dataset that the site reads. The first dataset of a new lake gets it. */
  readonly siteDataset: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Opens the databases of all datasets. A damaged one is logged and answers 503; the others work.
 * @throws Error when the lake has datasets, but not that of the site
 */
export function openDatasetStorage(
  { dir, main, siteDataset }: StorageOptions,
  { projectId, clock, newId, log }: ProjectContext,
) {
  const registry = createDatasetRegistry(main)
  const folders = createDatasetFolders(dir, newId, log)
  const databases = new Map<string, Database>()
  const dirOf = ({ folder }: DatasetRecord) => path.join(dir, folder)
  const openFiles = (record: DatasetRecord) => {
    const { name, folder } = record
    if (folder === '') {
      databases.set(name, main)
      return
    }
    if (!hasDatabase(dirOf(record))) {
      throw new DamagedDatabaseError(dirOf(record), 'the database is missing or empty')
    }
    const db = openDatabase(dirOf(record), log, { clock })
    databases.set(name, db)
    prepareDataFolder(dirOf(record), log)
  }
  const requireDatabase = ({ name }: DatasetRecord) => {
    const db = databases.get(name)
    if (db !== undefined) return db
    throw unavailable(`The dataset "${name}" is damaged: see the log, or restore a backup`)
  }

  const removeCopies = () => {
    for (const folder of ['', ...registry.list().map((record) => record.folder)]) {
      removeOldCopies(path.join(dir, folder), clock())
    }
  }

  if (registry.list().length === 0) {
    const createdAt = clock().toISOString()
    const first = { name: siteDataset, folder: '', aclMode: 'public', createdAt } as const
    registry.add({ ...first, createdBy: null })
  }
  requireSiteDataset(registry, siteDataset)
  for (const record of registry.list()) {
    try {
      openFiles(record)
    } catch (error) {
      if (record.name === siteDataset) throw error
      log('could not open a dataset', { dataset: record.name, error: String(error) })
    }
  }
  removeCopies()
  const cleaning = setInterval(removeCopies, DAY_MS).unref()

  return {
    registry,
    /** @throws PlainError 404 */
    require(name: string): DatasetRecord {
      const record = registry.find(name)
      if (record !== undefined) return record
      throw notFound(`Dataset "${name}" not found for project ID "${projectId}"`)
    },
    /**
     * @returns the folder and the open database
     * @throws PlainError 503 when the dataset is damaged
     */
    files: (record: DatasetRecord) => ({ dir: dirOf(record), db: requireDatabase(record) }),
    /** @returns `undefined` when the dataset is damaged */
    findDatabase: (name: string) => databases.get(name),
    /**
     * @param fill writes the content into an empty folder, and closes the database
     * @throws PlainError 409 when an unknown folder is in its place; errors of `fill`
     */
    create(name: string, aclMode: AclMode, author: string, fill: (dir: string) => void) {
      const folder = folders.create(name, fill)
      const createdAt = clock().toISOString()
      const record: DatasetRecord = { name, folder, aclMode, createdAt, createdBy: author }
      registry.add(record)
      openFiles(record)
      return record
    },
    /** Deletes everything of a dataset that nothing uses any more. */
    remove({ name, folder }: DatasetRecord) {
      if (folder === '') {
        clearDatasetTables(main)
        removeAssets(dir, log)
      } else {
        databases.get(name)?.close()
        folders.remove(folder)
      }
      // Last: after a crash the dataset can be deleted again.
      registry.remove(name)
      databases.delete(name)
    },
    getBackupContent(): BackupContent {
      const folders = [{ folder: '', db: main }]
      const damaged: string[] = []
      for (const { name, folder } of registry.list().filter((record) => record.folder !== '')) {
        const db = databases.get(name)
        if (db === undefined) damaged.push(folder)
        else folders.push({ folder, db })
      }
      return { folders, damaged }
    },
    /** Closes all databases except that in the lake's folder. */
    close() {
      clearInterval(cleaning)
      for (const db of databases.values()) if (db !== main) db.close()
    },
  }
}

function requireSiteDataset(registry: DatasetRegistry, name: string): void {
  const names = registry.list().map((record) => record.name)
  if (names.includes(name)) return
  throw new Error(
    `There is no dataset "${name}" (SANITY_DATASET). The lake has: ${names.join(', ')}. Set ` +
      'SANITY_DATASET to one of these; "npm run sanity -- dataset create" creates others.',
  )
}

/** In the lake's folder: a folder for each dataset that does not share the lake's database. */
const DATASETS_FOLDER = 'datasets'

/**
 * Prefix of folders whose dataset is being created or deleted. No name of a dataset starts with it.
 */
const UNFINISHED = '.'

/**
 * Folders of datasets, which are created and deleted atomically. Each has its own database: in a
 * shared one, a slow dataset would delay the others. Deletes what an earlier process left unfinished.
 * @param dir the lake's folder
 * @param newId for names of folders that are being deleted
 */
function createDatasetFolders(dir: string, newId: () => string, log: Log) {
  const parent = path.join(dir, DATASETS_FOLDER)
  const unfinished = listNames(parent).filter((name) => name.startsWith(UNFINISHED))
  for (const name of unfinished) rmSync(path.join(parent, name), { recursive: true, force: true })
  if (unfinished.length > 0) log('removed unfinished datasets of an earlier run', { unfinished })

  return {
    /**
     * Creates the folder of a dataset durably.
     * @returns the path relative to the lake's folder
     */
    create(name: string, fill: (dir: string) => void) {
      const folder = path.join(DATASETS_FOLDER, name)
      const target = path.join(dir, folder)
      const building = path.join(parent, `${UNFINISHED}new-${name}`)
      mkdirSync(parent, { recursive: true, mode: 0o700 })
      syncToDisk(dir)
      mkdirSync(building, { mode: 0o700 })
      try {
        fill(building)
        if (existsSync(target)) {
          throw conflict(`The folder ${target} belongs to no dataset: move or delete it first`)
        }
        renameSync(building, target)
      } finally {
        rmSync(building, { recursive: true, force: true })
      }
      syncToDisk(parent)
      return folder
    },
    /** Deletes a dataset's folder. Its database has to be closed. */
    remove(folder: string) {
      if (!existsSync(path.join(dir, folder))) return
      const deleted = path.join(parent, `${UNFINISHED}deleted-${newId()}`)
      renameSync(path.join(dir, folder), deleted)
      syncToDisk(parent)
      rm(deleted, { recursive: true, force: true }).catch((error: unknown) =>
        log('a deleted dataset remains on disk until the next start', { error: String(error) }),
      )
    },
  }
}
