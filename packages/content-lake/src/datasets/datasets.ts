import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { BackupContent } from '../backup/create-backup'
import { badRequest, conflict, unavailable } from '../errors'
import { openDatabase } from '../store/database'
import { parseStreamPath } from '../streams/open-stream'
import type { StreamRequest } from '../streams/stream'
import { openDataset, type Dataset, type ProjectDeps } from './dataset'
import type { AclMode, DatasetRecord } from './dataset-registry'
import { openDatasetStorage, type StorageOptions } from './dataset-storage'
import { linkOrCopy, syncToDisk } from '../store/data-folder'
import { createDocumentStore } from '../store/sqlite-document-store'
import type { LakeDocument } from '../types'

export type Datasets = ReturnType<typeof createDatasets>

/** As Sanity's CLI: 2 to 64 characters; a letter or digit at both ends. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/

/**
 * The datasets of the project. Their documents are read into memory on first use.
 * @throws Error when the lake has datasets, but not that of the site
 */
export function createDatasets(options: StorageOptions, project: ProjectDeps) {
  const { clock, newId, log } = project
  const storage = openDatasetStorage(options, project)
  const { registry } = storage
  const opened = new Map<string, Dataset>()
  let isBackupRunning = false
  let isStopping = false

  function requireNoBackup(): void {
    if (isBackupRunning) throw unavailable('A backup is running. Try again when it has ended.')
  }

  function open(name: string): Dataset {
    const existing = opened.get(name)
    if (existing !== undefined) return existing
    const record = storage.require(name)
    if (isStopping) throw unavailable('The lake is stopping. Try again.')
    const dataset = openDataset(project, {
      dataset: name,
      ...storage.files(record),
      isPrivate: () => registry.find(name)?.aclMode === 'private',
    })
    opened.set(name, dataset)
    return dataset
  }

  function requireFreeName(name: string): void {
    if (!NAME.test(name)) {
      throw badRequest(
        `Dataset name "${name}" is not valid: use 2 to 64 lowercase letters, digits, "-" and "_", ` +
          'with a letter or a digit at both ends',
      )
    }
    if (registry.find(name) !== undefined) {
      throw conflict(`Dataset "${name}" already exists`)
    }
  }

  /** @param fill writes the database, and the assets if there are any, into an empty folder */
  function build(
    name: string,
    aclMode: AclMode,
    author: string,
    fill: (dir: string) => void,
  ): DatasetRecord {
    requireFreeName(name)
    requireNoBackup()
    return storage.create(name, aclMode, author, fill)
  }

  /** Writes documents as new ones into an empty folder. */
  function copyDocuments(documents: readonly LakeDocument[], dir: string, author: string): void {
    const timestamp = clock().toISOString()
    const db = openDatabase(dir, log)
    try {
      const store = createDocumentStore(db, log)
      for (let start = 0; start < documents.length; start += DOCUMENTS_PER_TRANSACTION) {
        const id = newId()
        const changes = documents
          .slice(start, start + DOCUMENTS_PER_TRANSACTION)
          .map((document) => {
            const after = { ...document, _rev: id }
            return { id: after._id, before: null, after, mutations: [{ createOrReplace: after }] }
          })
        store.commit({ id, author, timestamp, changes })
      }
    } finally {
      db.close()
    }
  }

  return {
    /** The lake's folder. */
    dir: options.dir,
    registry,
    /** @throws PlainError 404 when there is none, 503 when it is damaged */
    open,
    /** The database of a dataset, without reading its documents; `undefined` if it is damaged. */
    findDatabase: storage.findDatabase,
    /** As `Streams.open`, for the dataset in the URL. */
    openStream: (request: StreamRequest) =>
      open(parseStreamPath(request.url).dataset).openStream(request),
    /** @throws PlainError 400 for an invalid name, 409 for one in use, 503 during a backup */
    create: (name: string, aclMode: AclMode, author: string) =>
      build(name, aclMode, author, (dir) => openDatabase(dir, log, { clock }).close()),
    /** @throws PlainError 404 */
    setAclMode(name: string, aclMode: AclMode) {
      registry.setAclMode(storage.require(name).name, aclMode)
    },
    /**
     * Deletes a dataset with its history and assets.
     * @throws PlainError 404; 409 for the dataset of the site; 503 during a backup
     */
    remove(name: string) {
      const record = storage.require(name)
      if (name === options.siteDataset) {
        throw conflict(
          `The site reads the dataset "${name}": set SANITY_DATASET to another one, then delete it`,
        )
      }
      requireNoBackup()
      opened.get(name)?.disconnect()
      opened.get(name)?.close()
      opened.delete(name)
      storage.remove(record)
    },
    /**
     * Copies a dataset without its history. The copy has the visibility of the source. The lake serves
     * no other request meanwhile, so that nothing changes.
     * @throws PlainError as `create`, 404 for the source
     */
    copy(source: string, target: string, author: string) {
      const { core } = open(source)
      const { aclMode } = storage.require(source)
      return build(target, aclMode, author, (dir) => {
        copyDocuments(core.documents.snapshot(), dir, author)
        copyAssets(core.dir, dir)
      })
    },
    /**
     * Runs a backup. Until it ends no dataset is created or deleted, so that the datasets of the
     * backup are those of its list. One backup at a time.
     */
    async runBackup<Result>(work: (content: BackupContent) => Promise<Result>) {
      isBackupRunning = true
      try {
        return await work(storage.getBackupContent())
      } finally {
        isBackupRunning = false
      }
    },
    /** Stops all streams and rejects new ones. */
    closeStreams() {
      isStopping = true
      for (const dataset of opened.values()) dataset.closeStreams()
    },
    /** Closes everything except the database in the lake's folder. */
    close() {
      for (const dataset of opened.values()) dataset.close()
      storage.close()
    },
  }
}

const DOCUMENTS_PER_TRANSACTION = 200

/** Gives a dataset the assets of another one. */
function copyAssets(source: string, target: string): void {
  for (const folder of ['assets/images', 'assets/files']) {
    const [from, to] = [path.join(source, folder), path.join(target, folder)]
    mkdirSync(to, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(from)) linkOrCopy(path.join(from, name), path.join(to, name))
    syncToDisk(to)
  }
  syncToDisk(path.join(target, 'assets'))
  syncToDisk(target)
}
