import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument } from '../document-ids'
import { getAssetFile } from '../store/asset-deletions'
import { BACKUP_FOLDER, listNames, syncToDisk } from '../store/data-folder'
import type { DocumentStore } from '../store/document-store'
import type { Environment } from '../types'
import { mediaFolders } from './media-folders'

/** The files of the assets. `getAssetFile` returns their names. */
export type AssetFiles = ReturnType<typeof createAssetFiles>

interface Dependencies extends Environment {
  /** The lake's folder, in which backups are made. */
  readonly lakeDir: string
  /** The dataset's folder. */
  readonly dir: string
  readonly db: Database
  readonly documents: DocumentStore
  readonly isPrivate: () => boolean
}

const SWEEP_MS = 60_000
/** For how long the history can restore a deleted public asset: 7 days. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Deletes the files of deleted assets with their transformed pictures. It deletes files of private
 * documents and datasets before the deletion is answered, others after the grace period. It deletes
 * nothing during a backup. It repeats an interrupted sweep at the next start or a minute later.
 */
export function createAssetFiles(deps: Dependencies) {
  const { lakeDir, dir, db, documents, isPrivate, clock, log } = deps
  const usage = createUsage(documents)
  const reserved = new Map<string, number>()
  let isPrepared = false
  const listDue = db
    .prepare<[string], string>(
      'SELECT file FROM asset_deletions WHERE is_private = 1 OR deleted_at <= ?',
    )
    .pluck()
  const forget = db.prepare('DELETE FROM asset_deletions WHERE file = ?')
  const isServed = (file: string) => usage.has(file)

  const sweep = () => {
    try {
      // A backup copies the database first, and then the files of its documents.
      if (existsSync(path.join(lakeDir, BACKUP_FOLDER))) return
      if (!isPrepared) {
        recordOrphans(deps, isServed)
        deleteUnservedPictures(dir, isServed)
        isPrepared = true
      }
      const graceMs = isPrivate() ? 0 : GRACE_MS
      const limit = new Date(clock().getTime() - graceMs).toISOString()
      const due = listDue.all(limit).filter((file) => !reserved.has(file))
      const deleted = due.filter((file) => !isServed(file))
      if (deleted.length > 0) deleteFiles(dir, deleted)
      for (const file of due) forget.run(file)
      if (deleted.length > 0) log('deleted the files of deleted assets', { files: deleted.length })
    } catch (error) {
      log('files of deleted assets could not be deleted yet', { error: String(error) })
    }
  }

  sweep()
  const stopListening = documents.onCommit(({ changes }) => {
    const isAtOnce = changes.some(
      ({ id, before }) =>
        (isPrivate() || isOfPrivateDocument(id)) && getAssetFile(before) !== undefined,
    )
    if (isAtOnce) sweep()
  })
  const timer = setInterval(sweep, SWEEP_MS).unref()

  return {
    /** Whether a document needs the file. Others are not served. */
    isServed,
    /**
     * Protects a file whose document is not stored yet.
     * @returns a function that ends the protection
     */
    reserve(file: string) {
      reserved.set(file, (reserved.get(file) ?? 0) + 1)
      return () => {
        const count = reserved.get(file) ?? 0
        if (count > 1) reserved.set(file, count - 1)
        else reserved.delete(file)
      }
    },
    /** Stops the sweeps. */
    stop() {
      clearInterval(timer)
      stopListening()
      usage.stop()
    },
  }
}

/** Counts the documents that need each file. */
function createUsage(documents: DocumentStore) {
  const counts = new Map<string, number>()
  const add = (file: string | undefined, difference: number) => {
    if (file === undefined) return
    const count = (counts.get(file) ?? 0) + difference
    if (count > 0) counts.set(file, count)
    else counts.delete(file)
  }
  for (const document of documents.snapshot()) add(getAssetFile(document), 1)
  const stop = documents.onCommit(({ changes }) => {
    for (const { before, after } of changes) {
      add(getAssetFile(after), 1)
      add(getAssetFile(before), -1)
    }
  })
  return { has: (file: string) => counts.has(file), stop }
}

/**
 * A file without a document and without a record belongs to an upload that was never answered. Or
 * its asset was deleted before the lake recorded deletions. Its grace period begins now.
 */
function recordOrphans({ dir, db, clock }: Dependencies, isServed: (file: string) => boolean) {
  const add = db.prepare(
    'INSERT OR IGNORE INTO asset_deletions (file, deleted_at, is_private) VALUES (?, ?, 0)',
  )
  const now = clock().toISOString()
  for (const kind of ['images', 'files'] as const) {
    for (const name of listNames(mediaFolders(dir)[kind])) {
      if (!isServed(`${kind}/${name}`)) add.run(`${kind}/${name}`, now)
    }
  }
}

/** Deletes incomplete pictures, and pictures whose originals a crashed sweep may have deleted. */
function deleteUnservedPictures(dir: string, isServed: (file: string) => boolean): void {
  const { cache } = mediaFolders(dir)
  for (const name of listNames(cache)) {
    const isUsable = isServed(`images/${getOriginal(name)}`) && !name.endsWith('.new')
    if (!isUsable) rmSync(path.join(cache, name), { force: true })
  }
}

function deleteFiles(dir: string, files: readonly string[]): void {
  const { cache } = mediaFolders(dir)
  const originals = new Set(files.map((file) => path.basename(file)))
  for (const file of files) rmSync(path.join(dir, 'assets', file), { force: true })
  for (const name of listNames(cache)) {
    if (originals.has(getOriginal(name))) rmSync(path.join(cache, name), { force: true })
  }
  for (const kind of new Set(files.map((file) => path.dirname(file)))) {
    syncToDisk(path.join(dir, 'assets', kind))
  }
}

/**
 * @returns the original of a transformed picture, whose name begins with it; see `image-route.ts`
 */
const getOriginal = (name: string) => name.split('.').slice(0, 2).join('.')
