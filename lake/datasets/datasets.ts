import path from 'node:path'
import type { Database } from 'better-sqlite3'
import type { BackupFolder } from '../backup/create-backup'
import { conflict, notFound, unavailable } from '../errors'
import { prepareDataFolder, removeAssets } from '../store/data-folder'
import { openDatabase } from '../store/database'
import { removeOldCopies } from '../store/upgrade-copy'
import { parseStreamPath, type OpenStream } from '../streams/open-stream'
import { copyDocuments, copyWithHistory } from './copy-dataset'
import { createCopyJobs, type CopyJob, type CopyJobs } from './copy-jobs'
import { openDataset, type Dataset, type ProjectDeps } from './dataset'
import { createDatasetFolders } from './dataset-folders'
import { ALIAS_PREFIX, requireValidName } from './dataset-name'
import {
  createDatasetRegistry,
  type AclMode,
  type DatasetRecord,
  type DatasetRegistry,
} from './dataset-registry'
import { clearDatasetTables } from './dataset-tables'

/** The datasets of the project. Their documents are read into memory on first use. */
export interface Datasets {
  /** The lake's folder. */
  readonly dir: string
  readonly registry: Pick<
    DatasetRegistry,
    'list' | 'find' | 'listAliases' | 'findAlias' | 'setAlias' | 'removeAlias'
  >
  readonly jobs: Pick<CopyJobs, 'list' | 'find' | 'follow'>
  /**
   * @param name of a dataset, or `~` and the name of an alias
   * @throws PlainError 404 when there is none, 503 when it is damaged
   */
  open(name: string): Dataset
  /** As `Streams.open`, for the dataset in the URL. */
  readonly openStream: OpenStream
  /** @throws PlainError 400 for an invalid name, 409 for one in use */
  create(name: string, aclMode: AclMode, author: string): DatasetRecord
  /** @throws PlainError 404 */
  setAclMode(name: string, aclMode: AclMode): void
  /**
   * Deletes a dataset with its history and assets.
   * @throws PlainError 404; 409 for the dataset of the site, and during a copy
   */
  remove(name: string): void
  /**
   * Starts a copy with the visibility of the source.
   * @throws PlainError 400 and 409 as `create`, 404 for the source
   */
  copy(source: string, target: string, options: CopyOptions): CopyJob
  /**
   * What a backup contains: the lake's folder first, then those of other datasets.
   * @throws PlainError 503 when a dataset is damaged
   */
  backupFolders(): readonly BackupFolder[]
  /** Stops all streams and rejects new ones. */
  closeStreams(): void
  /** Closes everything except the database in the lake's folder. */
  close(): void
}

interface CopyOptions {
  readonly withHistory: boolean
  /** Id of the user or token that requests the copy. */
  readonly author: string
}

interface Options {
  /** The lake's folder. */
  readonly dir: string
  /** The open database in the lake's folder. */
  readonly main: Database
  /** Name of the dataset that the site reads. The first dataset of a new lake gets it. */
  readonly siteDataset: string
  readonly project: ProjectDeps
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Opens the databases of all datasets. A damaged one is logged and answers 503; the others work.
 * @throws Error when the lake has datasets, but not that of the site
 */
export function createDatasets({ dir, main, siteDataset, project }: Options): Datasets {
  const { projectId, clock, newId, log } = project
  const registry = createDatasetRegistry(main)
  const folders = createDatasetFolders(dir, newId, log)
  const jobs = createCopyJobs(project)
  const databases = new Map<string, Database>()
  const opened = new Map<string, Dataset>()
  /** Names of datasets that are being copied, and those of the copies. */
  const copying = new Set<string>()
  let isStopping = false

  const dirOf = ({ folder }: Pick<DatasetRecord, 'folder'>) => path.join(dir, folder)

  function openFiles(record: DatasetRecord): void {
    if (record.folder === '') {
      databases.set(record.name, main)
      return
    }
    const db = openDatabase(dirOf(record), log, { clock })
    prepareDataFolder(dirOf(record), log)
    databases.set(record.name, db)
  }

  function requireRecord(name: string): DatasetRecord {
    const record = registry.find(name)
    if (record !== undefined) return record
    throw notFound(`Dataset "${name}" not found for project ID "${projectId}"`)
  }

  /** @param name may be an alias */
  function resolve(name: string): DatasetRecord {
    if (!name.startsWith(ALIAS_PREFIX)) return requireRecord(name)
    const alias = registry.findAlias(name.slice(ALIAS_PREFIX.length))
    if (alias === undefined) throw notFound(`Dataset alias "${name}" not found`)
    if (alias.dataset === null) throw notFound(`Dataset alias "${name}" is not linked to a dataset`)
    return requireRecord(alias.dataset)
  }

  function requireDatabase(name: string): Database {
    const db = databases.get(name)
    if (db !== undefined) return db
    throw unavailable(`The dataset "${name}" is damaged: see the log, or restore a backup`)
  }

  function open(name: string): Dataset {
    const ready = opened.get(name)
    if (ready !== undefined) return ready
    const record = resolve(name)
    const existing = opened.get(record.name)
    if (existing !== undefined) return existing
    if (isStopping) throw unavailable('The lake is stopping. Try again.')
    const dataset = openDataset(project, {
      ...{ name: record.name, dir: dirOf(record), db: requireDatabase(record.name) },
      isPrivate: () => registry.find(record.name)?.aclMode === 'private',
    })
    opened.set(record.name, dataset)
    return dataset
  }

  function requireFreeName(name: string): void {
    requireValidName('Dataset', name)
    if (registry.find(name) !== undefined || copying.has(name)) {
      throw conflict(`Dataset "${name}" already exists`)
    }
  }

  /** Registers the dataset whose folder was prepared. */
  function install(name: string, aclMode: AclMode, author: string): DatasetRecord {
    const folder = folders.install(name)
    const createdAt = clock().toISOString()
    const record: DatasetRecord = { name, folder, aclMode, createdAt, createdBy: author }
    registry.add(record)
    openFiles(record)
    return record
  }

  async function runCopy(
    source: DatasetRecord,
    target: string,
    { withHistory, author }: CopyOptions,
    onProgress: (share: number) => void,
  ): Promise<void> {
    try {
      const copy = { source: dirOf(source), target: folders.prepare(target), onProgress, log }
      if (withHistory) {
        await copyWithHistory(requireDatabase(source.name), copy)
      } else {
        const documents = open(source.name).core.documents.snapshot()
        await copyDocuments(documents, { author, timestamp: clock().toISOString(), newId }, copy)
      }
      if (isStopping) throw new Error('the lake is stopping')
      install(target, source.aclMode, author)
    } catch (error) {
      log('could not copy a dataset', { source: source.name, target, error: String(error) })
      folders.discard(target)
      throw error
    } finally {
      copying.delete(source.name)
      copying.delete(target)
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
  const removeCopies = () => {
    for (const folder of ['', ...registry.list().map((record) => record.folder)]) {
      removeOldCopies(path.join(dir, folder), clock())
    }
  }
  removeCopies()
  const cleaning = setInterval(removeCopies, DAY_MS).unref()

  return {
    dir,
    registry,
    jobs,
    open,
    openStream: (request) => open(parseStreamPath(request.url).dataset).openStream(request),
    create(name, aclMode, author) {
      requireFreeName(name)
      try {
        openDatabase(folders.prepare(name), log, { clock }).close()
        return install(name, aclMode, author)
      } finally {
        folders.discard(name)
      }
    },
    setAclMode(name, aclMode) {
      registry.setAclMode(requireRecord(name).name, aclMode)
    },
    remove(name) {
      const record = requireRecord(name)
      if (name === siteDataset) {
        throw conflict(
          `The site reads the dataset "${name}": set SANITY_DATASET to another one, then delete it`,
        )
      }
      if (copying.has(name)) throw conflict(`The dataset "${name}" is being copied`)
      opened.get(name)?.close()
      opened.delete(name)
      registry.remove(name)
      if (record.folder === '') {
        clearDatasetTables(main)
        removeAssets(dir, log)
      } else {
        databases.get(name)?.close()
        folders.remove(record.folder)
      }
      databases.delete(name)
    },
    copy(sourceName, target, options) {
      const source = resolve(sourceName)
      requireFreeName(target)
      if (copying.has(source.name)) {
        throw conflict(`The dataset "${source.name}" is being copied`)
      }
      requireDatabase(source.name)
      copying.add(source.name).add(target)
      return jobs.start(
        {
          sourceDataset: source.name,
          targetDataset: target,
          withHistory: options.withHistory,
        },
        (onProgress) => runCopy(source, target, options, onProgress),
      )
    },
    backupFolders: () => [
      { folder: '', db: main },
      ...registry
        .list()
        .filter(({ folder }) => folder !== '')
        .map(({ name, folder }) => ({ folder, db: requireDatabase(name) })),
    ],
    closeStreams() {
      isStopping = true
      for (const dataset of opened.values()) dataset.closeStreams()
    },
    close() {
      clearInterval(cleaning)
      for (const dataset of opened.values()) dataset.close()
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
