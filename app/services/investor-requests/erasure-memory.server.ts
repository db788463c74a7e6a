import type { Database } from 'better-sqlite3'
import { z } from 'zod'

/**
 * What was seen in the dataset, so that what is missing later can be told from what was never there.
 * It belongs to one state of one dataset: a document of this memory's own lies in the dataset, and
 * its mark changes whenever something more is known. A dataset without the mark is another one, or
 * an older state that was restored, and what is missing there has not been deleted.
 */
export interface ErasureMemory {
  /** Id of the document that carries the mark. */
  documentId: string
  /** The mark of the dataset of which something is known. */
  mark: () => string | undefined
  /** Names of documents, and of contents, that were in it. */
  known: () => ReadonlySet<string>
  /** Remembers more. @param mark the new one, when the dataset has got one */
  learn: (names: readonly string[], mark?: string) => void
  /** The dataset is another one. */
  forget: () => void
  /** Forgets names that nothing is left of for a day, apart from those `kept`. */
  prune: (kept: ReadonlySet<string>) => void
}

/** What was sent off before an erasure has arrived by then. */
const LEFT_BEHIND_MS = 86_400_000

const markShape = z.object({ id: z.string(), mark: z.string().nullable() })
const namesShape = z.array(z.object({ name: z.string(), at: z.number() }))

/** @param db see openJournalDatabase; every process of the site shares it */
export function erasureMemory(db: Database, now: () => number = Date.now): ErasureMemory {
  const statements = {
    mark: db.prepare('SELECT id, mark FROM dataset_mark'),
    setMark: db.prepare('UPDATE dataset_mark SET mark = ?'),
    known: db.prepare('SELECT name, at FROM known_names'),
    learn: db.prepare('INSERT OR REPLACE INTO known_names VALUES (?, ?)'),
    remove: db.prepare('DELETE FROM known_names WHERE name = ?'),
    removeAll: db.prepare('DELETE FROM known_names'),
  }
  const read = () => markShape.parse(statements.mark.get())
  const names = () => namesShape.parse(statements.known.all())
  return {
    documentId: `investorRequestsMark.${read().id}`,
    mark: () => read().mark ?? undefined,
    known: () => new Set(names().map(({ name }) => name)),
    learn: db.transaction((learned: readonly string[], mark?: string) => {
      for (const name of learned) statements.learn.run(name, now())
      if (mark !== undefined) statements.setMark.run(mark)
    }),
    forget: db.transaction(() => {
      statements.removeAll.run()
      statements.setMark.run(null)
    }),
    prune: db.transaction((kept: ReadonlySet<string>) => {
      for (const { name, at } of names()) {
        if (!kept.has(name) && Math.abs(now() - at) > LEFT_BEHIND_MS) statements.remove.run(name)
      }
    }),
  }
}
