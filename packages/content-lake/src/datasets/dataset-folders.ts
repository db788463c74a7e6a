import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { conflict } from '../errors'
import { syncFolder } from '../store/data-folder'
import type { Log } from '../types'

/** In the lake's folder: a folder for each dataset that does not share the lake's database. */
const DATASETS_FOLDER = 'datasets'

/**
 * Prefix of folders whose dataset is being created or deleted. No name of a dataset starts with it.
 */
const UNFINISHED = '.'

/**
 * Folders of datasets, which are created and deleted atomically. Each has its own database: in a
 * shared one, a slow dataset would delay the others.
 */
export interface DatasetFolders {
  /**
   * Creates the folder of a dataset durably.
   * @param fill writes the content into an empty folder, and closes the database
   * @returns the path relative to the lake's folder
   * @throws PlainError 409 when an unknown folder is in its place; errors of `fill`
   */
  create(name: string, fill: (dir: string) => void): string
  /** Deletes a dataset's folder. Its database has to be closed. */
  remove(folder: string): void
}

/**
 * Deletes what an earlier process left unfinished.
 * @param dir the lake's folder
 * @param newId for names of folders that are being deleted
 */
export function createDatasetFolders(dir: string, newId: () => string, log: Log): DatasetFolders {
  const parent = path.join(dir, DATASETS_FOLDER)
  const unfinished = existsSync(parent)
    ? readdirSync(parent).filter((name) => name.startsWith(UNFINISHED))
    : []
  for (const name of unfinished) rmSync(path.join(parent, name), { recursive: true, force: true })
  if (unfinished.length > 0) log('removed unfinished datasets of an earlier run', { unfinished })

  return {
    create(name, fill) {
      const folder = path.join(DATASETS_FOLDER, name)
      const target = path.join(dir, folder)
      const building = path.join(parent, `${UNFINISHED}new-${name}`)
      mkdirSync(parent, { recursive: true, mode: 0o700 })
      syncFolder(dir)
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
      syncFolder(parent)
      return folder
    },
    remove(folder) {
      if (!existsSync(path.join(dir, folder))) return
      const deleted = path.join(parent, `${UNFINISHED}deleted-${newId()}`)
      renameSync(path.join(dir, folder), deleted)
      syncFolder(parent)
      rm(deleted, { recursive: true, force: true }).catch((error: unknown) =>
        log('a deleted dataset remains on disk until the next start', { error: String(error) }),
      )
    },
  }
}
