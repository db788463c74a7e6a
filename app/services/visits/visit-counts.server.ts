import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { openSiteDatabase } from '~/lib/process/site-database.server'
import type { Count } from './accept-count.server'

const migrations: readonly string[] = [
  `
  CREATE TABLE instance (id TEXT NOT NULL) STRICT;
  INSERT INTO instance (id) VALUES (lower(hex(randomblob(8))));
  CREATE TABLE counts (
    day   TEXT NOT NULL, -- YYYY-MM-DD
    kind  TEXT NOT NULL,
    name  TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE days (
    day       TEXT PRIMARY KEY,
    counted   INTEGER NOT NULL,
    published INTEGER NOT NULL DEFAULT 0, -- how many of them the document shows
    is_closed INTEGER NOT NULL DEFAULT 0  -- the document was written after the day's end
  ) STRICT, WITHOUT ROWID;
  `,
]

/** Short, because visitors' requests wait meanwhile. */
const BUSY_MS = 100

/** Opens or creates the database of visit counts. @throws Error when the disk is not writable */
export function openVisitsDatabase(dir: string): Database {
  // A power failure may lose the last counts; a sync for each would delay visitors.
  return openSiteDatabase({
    dir,
    file: 'visits.db',
    migrations,
    busyMs: BUSY_MS,
    synchronous: 'NORMAL',
  })
}

/** A day's count of a name. */
export type DayCount = Count & { count: number }

/** A day that the dataset does not show completely. */
interface DueDay {
  day: string
  /** Sum of the day's counts; identifies this state. */
  counted: number
  isOver: boolean
}

export type VisitCounts = ReturnType<typeof createVisitCounts>

const countsShape = z.array(
  z.object({ kind: z.enum(['page', 'event']), name: z.string(), count: z.number() }),
)
const dueShape = z.array(z.object({ day: z.string(), counted: z.number() }))

/**
 * Stores numbers by day and name, without personal data. On the local disk, because the dataset would
 * keep a revision of each write. Every method throws when the disk fails.
 */
export function createVisitCounts(db: Database) {
  const instance = z.string().parse(db.prepare('SELECT id FROM instance').pluck().get())
  const increase = db.prepare(
    `INSERT INTO counts (day, kind, name, count) VALUES (:day, :kind, :name, 1)
     ON CONFLICT (day, kind, name) DO UPDATE SET count = count + 1`,
  )
  const increaseDay = db.prepare(
    `INSERT INTO days (day, counted) VALUES (:day, 1)
     ON CONFLICT (day) DO UPDATE SET counted = counted + 1`,
  )
  const getCounts = db.prepare(
    'SELECT kind, name, count FROM counts WHERE day = ? ORDER BY count DESC, name',
  )
  const due = db.prepare(
    `SELECT day, counted FROM days
     WHERE counted > published OR (day < :today AND is_closed = 0) ORDER BY day`,
  )
  const publish = db.prepare(
    `UPDATE days SET published = max(published, :counted), is_closed = max(is_closed, :isClosed)
     WHERE day = :day`,
  )
  const unpublish = db.prepare(
    `UPDATE days SET published = 0
     WHERE counted > coalesce((SELECT value FROM json_each(?) WHERE key = day), 0)`,
  )
  const removeCounts = db.prepare('DELETE FROM counts WHERE day < ?')
  const removeDays = db.prepare('DELETE FROM days WHERE day < ?')

  const add = db.transaction((day: string, { kind, name }: Count) => {
    increase.run({ day, kind, name })
    increaseDay.run({ day })
  })
  const removeBefore = db.transaction((day: string) => {
    removeCounts.run(day)
    removeDays.run(day)
  })
  return {
    /** Random id of this database, which separates its counts from those of other servers. */
    instance,
    add: (day: string, count: Count): void => add.immediate(day, count),
    of: (day: string): readonly DayCount[] => countsShape.parse(getCounts.all(day)),
    /** Days that have changed or ended since they were published, oldest first. */
    due: (today: string): readonly DueDay[] =>
      dueShape.parse(due.all({ today })).map((row) => ({ ...row, isOver: row.day < today })),
    markPublished: ({ day, counted, isOver }: DueDay) => {
      publish.run({ day, counted, isClosed: Number(isOver) })
    },
    /**
     * Makes days due of which the dataset shows less than was counted.
     * @param shown the sum that it shows of each day; 0 for a missing day
     */
    reconcile: (shown: ReadonlyMap<string, number>) => {
      unpublish.run(JSON.stringify(Object.fromEntries(shown)))
    },
    removeBefore: (day: string): void => removeBefore.immediate(day),
  }
}
