import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { PERSONAL_TYPES } from 'content-lake/personal-types'

export type DeletionLog = ReturnType<typeof createDeletionLog>

/** Long enough for everything that was sent before a deletion to arrive. */
const RETENTION_MS = 86_400_000
/** How long tombstones stay: at least as long as BACKUP_KEEP_DAYS can be. */
const TOMBSTONE_MS = 730 * 86_400_000

const markShape = z.object({ id: z.string(), mark: z.string().nullable() })
const namesShape = z.array(z.object({ name: z.string(), at: z.number() }))
/** The ids contain no address: they are random keys or digests. */
const tombstonesShape = z.array(z.object({ id: z.string(), at: z.number() }))

/**
 * Names of documents and contents that the dataset has contained; one that is missing later was
 * deleted. The log belongs to one state of one dataset. It stores a document with a mark there, and
 * changes the mark with every addition. A dataset without that mark is another or a restored one,
 * so nothing missing from it counts as deleted (decision 16). Deleted requests and sign-ups leave
 * tombstones, because a restored backup brings them back.
 * @param db see openOutboxDatabase; all processes of the site share it
 */
export function createDeletionLog(db: Database, now: () => number = Date.now) {
  const statements = {
    mark: db.prepare('SELECT id, mark FROM dataset_mark'),
    setMark: db.prepare('UPDATE dataset_mark SET mark = ?'),
    names: db.prepare('SELECT name, at FROM known_names'),
    add: db.prepare('INSERT OR REPLACE INTO known_names VALUES (?, ?)'),
    remove: db.prepare('DELETE FROM known_names WHERE name = ?'),
    removeAll: db.prepare('DELETE FROM known_names'),
    addTombstone: db.prepare('INSERT OR REPLACE INTO erased_documents VALUES (?, ?)'),
    tombstones: db.prepare('SELECT id, at FROM erased_documents'),
    pruneTombstones: db.prepare('DELETE FROM erased_documents WHERE at < ?'),
  }
  const read = () => markShape.parse(statements.mark.get())
  const rows = () => namesShape.parse(statements.names.all())
  return {
    /** Id of the document with the mark. */
    documentId: `investorRequestsMark.${read().id}`,
    /** The mark of the observed dataset. */
    mark: () => read().mark ?? undefined,
    names: (): ReadonlySet<string> => new Set(rows().map(({ name }) => name)),
    /** @param mark the new one, when the dataset has it */
    add: db.transaction((names: readonly string[], mark?: string) => {
      for (const name of names) statements.add.run(name, now())
      if (mark !== undefined) statements.setMark.run(mark)
    }),
    /** Notes that documents and contents were deleted. */
    addDeleted: db.transaction((names: readonly string[]) => {
      for (const name of names) {
        statements.add.run(name, now())
        if (isPersonal(name)) statements.addTombstone.run(name, now())
      }
    }),
    /** Ids of deleted documents, with the time in milliseconds at which each was noticed. */
    tombstones: () => tombstonesShape.parse(statements.tombstones.all()),
    /** Removes tombstones that no backup needs any longer. */
    pruneTombstones: () => void statements.pruneTombstones.run(now() - TOMBSTONE_MS),
    /** Removes all names: the dataset is another one. */
    clear: db.transaction(() => {
      statements.removeAll.run()
      statements.setMark.run(null)
    }),
    /** Removes names that are a day old, except those in `used`. */
    prune: db.transaction((used: ReadonlySet<string>) => {
      for (const { name, at } of rows()) {
        if (!used.has(name) && Math.abs(now() - at) > RETENTION_MS) statements.remove.run(name)
      }
    }),
  }
}

const isPersonal = (id: string) => PERSONAL_TYPES.some((type) => id.startsWith(`${type}.`))
