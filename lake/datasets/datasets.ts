import type { BackupContent } from '../backup/create-backup'
import { conflict, notFound, unavailable } from '../errors'
import { openDatabase } from '../store/database'
import { parseStreamPath, type OpenStream } from '../streams/open-stream'
import { copyDocuments, copyWithHistory } from './copy-dataset'
import { createCopyJobs, type CopyJob, type CopyJobs } from './copy-jobs'
import { openDataset, type Dataset, type ProjectDeps } from './dataset'
import { ALIAS_PREFIX, requireValidName } from './dataset-name'
import type { AclMode, DatasetRecord } from './dataset-registry'
import { openDatasetStorage, type DatasetStorage, type StorageOptions } from './dataset-storage'

/** The datasets of the project. Their documents are read into memory on first use. */
export interface Datasets {
  /** The lake's folder. */
  readonly dir: string
  readonly registry: DatasetStorage['registry']
  readonly jobs: Pick<CopyJobs, 'list' | 'find' | 'follow'>
  /**
   * @param name of a dataset, or `~` and the name of an alias
   * @throws PlainError 404 when there is none, 503 when it is damaged
   */
  open(name: string): Dataset
  /** False once the dataset was deleted, also while another one has its name. */
  isOpen(dataset: Dataset): boolean
  /** As `Streams.open`, for the dataset in the URL. */
  readonly openStream: OpenStream
  /** @throws PlainError 400 for an invalid name, 409 for one in use, 503 during a backup */
  create(name: string, aclMode: AclMode, author: string): DatasetRecord
  /** @throws PlainError 404 */
  setAclMode(name: string, aclMode: AclMode): void
  /**
   * Deletes a dataset with its history and assets.
   * @throws PlainError 404; 409 for the dataset of the site, and during a copy; 503 during a backup
   */
  remove(name: string): void
  /**
   * Starts a copy with the visibility of the source.
   * @throws PlainError 400 and 409 as `create`, 404 for the source
   */
  copy(source: string, target: string, options: CopyOptions): CopyJob
  /**
   * Runs a backup. Until it ends no dataset is created or deleted, and a copy waits before it
   * appears, so that the datasets of the backup are those of its list. One backup at a time.
   */
  runBackup<Result>(work: (content: BackupContent) => Promise<Result>): Promise<Result>
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

/** @throws Error when the lake has datasets, but not that of the site */
export function createDatasets(options: StorageOptions, project: ProjectDeps): Datasets {
  const { clock, newId, log } = project
  const storage = openDatasetStorage(options, project)
  const jobs = createCopyJobs(project)
  const opened = new Map<string, Dataset>()
  /** Names of datasets that are being copied, and those of the copies. */
  const copying = new Set<string>()
  let backup: Promise<unknown> | undefined
  let isStopping = false

  function requireNoBackup(): void {
    if (backup !== undefined) throw unavailable('A backup is running. Try again when it has ended.')
  }

  /** @param name may be an alias */
  function resolve(name: string): DatasetRecord {
    if (!name.startsWith(ALIAS_PREFIX)) return storage.require(name)
    const alias = storage.registry.findAlias(name.slice(ALIAS_PREFIX.length))
    if (alias === undefined) throw notFound(`Dataset alias "${name}" not found`)
    if (alias.dataset === null) throw notFound(`Dataset alias "${name}" is not linked to a dataset`)
    return storage.require(alias.dataset)
  }

  function open(name: string): Dataset {
    const ready = opened.get(name)
    if (ready !== undefined) return ready
    const record = resolve(name)
    const existing = opened.get(record.name)
    if (existing !== undefined) return existing
    if (isStopping) throw unavailable('The lake is stopping. Try again.')
    const dataset = openDataset(project, {
      ...{ name: record.name, ...storage.files(record) },
      isPrivate: () => storage.isPrivate(record.name),
      isCopying: () => copying.has(record.name),
    })
    opened.set(record.name, dataset)
    return dataset
  }

  function requireFreeName(name: string): void {
    requireValidName('Dataset', name)
    if (storage.registry.find(name) !== undefined || copying.has(name)) {
      throw conflict(`Dataset "${name}" already exists`)
    }
  }

  async function runCopy(
    source: DatasetRecord,
    target: string,
    { withHistory, author }: CopyOptions,
    onProgress: (share: number) => void,
  ): Promise<void> {
    try {
      const { dir, db } = storage.files(source)
      const copy = { source: dir, target: storage.prepare(target), onProgress, log }
      if (withHistory) {
        await copyWithHistory(db, copy)
      } else {
        const documents = open(source.name).core.documents.snapshot()
        await copyDocuments(documents, { author, timestamp: clock().toISOString(), newId }, copy)
      }
      while (backup !== undefined) await backup
      if (isStopping) throw new Error('the lake is stopping')
      storage.install(target, source.aclMode, author)
    } catch (error) {
      log('could not copy a dataset', { source: source.name, target, error: String(error) })
      storage.discard(target)
      throw error
    } finally {
      copying.delete(source.name)
      copying.delete(target)
    }
  }

  return {
    dir: options.dir,
    registry: storage.registry,
    jobs,
    open,
    isOpen: (dataset) => opened.get(dataset.core.dataset) === dataset,
    openStream: (request) => open(parseStreamPath(request.url).dataset).openStream(request),
    create(name, aclMode, author) {
      requireFreeName(name)
      requireNoBackup()
      try {
        openDatabase(storage.prepare(name), log, { clock }).close()
        return storage.install(name, aclMode, author)
      } finally {
        storage.discard(name)
      }
    },
    setAclMode(name, aclMode) {
      storage.setAclMode(storage.require(name).name, aclMode)
    },
    remove(name) {
      const record = storage.require(name)
      if (name === options.siteDataset) {
        throw conflict(
          `The site reads the dataset "${name}": set SANITY_DATASET to another one, then delete it`,
        )
      }
      if (copying.has(name)) throw conflict(`The dataset "${name}" is being copied`)
      requireNoBackup()
      opened.get(name)?.disconnect()
      opened.get(name)?.close()
      opened.delete(name)
      storage.remove(record)
    },
    copy(sourceName, target, copyOptions) {
      const source = resolve(sourceName)
      requireFreeName(target)
      if (copying.has(source.name)) {
        throw conflict(`The dataset "${source.name}" is being copied`)
      }
      storage.files(source)
      copying.add(source.name).add(target)
      const { withHistory } = copyOptions
      return jobs.start(
        { sourceDataset: source.name, targetDataset: target, withHistory },
        (onProgress) => runCopy(source, target, copyOptions, onProgress),
      )
    },
    async runBackup(work) {
      const running = work(storage.getBackupContent())
      backup = running.catch(() => undefined)
      try {
        return await running
      } finally {
        backup = undefined
      }
    },
    closeStreams() {
      isStopping = true
      for (const dataset of opened.values()) dataset.closeStreams()
    },
    close() {
      for (const dataset of opened.values()) dataset.close()
      storage.close()
    },
  }
}
