import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { PERSONAL_TYPES } from 'content-lake/personal-types'

export type Tombstones = ReturnType<typeof createTombstones>

const DAY_MS = 86_400_000
/** At least as long as BACKUP_KEEP_DAYS can be. */
const KEEP_DAYS = 730
/** The ids contain no address: they are random keys or digests. */
const rows = z.array(z.object({ id: z.string(), at: z.number() }))

/**
 * Ids of deleted requests and sign-ups, with the time in milliseconds at which each deletion was
 * noticed: a restored backup brings these back (decision 16).
 * @param db see openOutboxDatabase
 */
export function createTombstones(db: Database, now: () => number = Date.now) {
  const add = db.prepare('INSERT OR REPLACE INTO erased_documents VALUES (?, ?)')
  const list = db.prepare('SELECT id, at FROM erased_documents')
  const prune = db.prepare('DELETE FROM erased_documents WHERE at < ?')
  return {
    /** Ignores ids of other documents. */
    add: db.transaction((ids: readonly string[]) => {
      for (const id of ids) if (isPersonal(id)) add.run(id, now())
    }),
    list: () => rows.parse(list.all()),
    /** Removes those that no backup needs any longer. */
    prune: () => void prune.run(now() - KEEP_DAYS * DAY_MS),
  }
}

const isPersonal = (id: string) => PERSONAL_TYPES.some((type) => id.startsWith(`${type}.`))
