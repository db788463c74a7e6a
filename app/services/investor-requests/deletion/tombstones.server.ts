import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { PERSONAL_TYPES } from 'content-lake/personal-types'

/**
 * What remains of a deleted document. Its id contains no address: it is a random key or a digest.
 */
interface Tombstone {
  id: string
  /** When its deletion was noticed, in milliseconds. */
  at: number
}

/** Ids of deleted requests and sign-ups: a restored backup brings these back (decision 16). */
export interface Tombstones {
  /** Ignores ids of other documents. */
  add: (ids: readonly string[]) => void
  list: () => readonly Tombstone[]
  /** Removes those that no backup needs any longer. */
  prune: () => void
}

const DAY_MS = 86_400_000
/** At least as long as BACKUP_KEEP_DAYS can be. */
const KEEP_DAYS = 730
const rows = z.array(z.object({ id: z.string(), at: z.number() }))

/** @param db see openOutboxDatabase */
export function createTombstones(db: Database, now: () => number = Date.now): Tombstones {
  const add = db.prepare('INSERT OR REPLACE INTO erased_documents VALUES (?, ?)')
  const list = db.prepare('SELECT id, at FROM erased_documents')
  const prune = db.prepare('DELETE FROM erased_documents WHERE at < ?')
  return {
    add: db.transaction((ids: readonly string[]) => {
      for (const id of ids) if (isPersonal(id)) add.run(id, now())
    }),
    list: () => rows.parse(list.all()),
    prune: () => void prune.run(now() - KEEP_DAYS * DAY_MS),
  }
}

const isPersonal = (id: string) => PERSONAL_TYPES.some((type) => id.startsWith(`${type}.`))
