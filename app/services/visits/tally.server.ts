import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { openOwnDatabase } from '../own-database.server'
import type { Count } from './read-count.server'

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

/** Visitors' requests wait while this process waits for another one. */
const BUSY_MS = 100

/** Opens the counters' database. @throws Error while there is no disk to write to */
export function openVisitsDatabase(dir: string): Database {
  // Counts of the last moments may go with the power; a sync for each would hold up every visitor.
  return openOwnDatabase({
    dir,
    file: 'visits.db',
    migrations,
    busyMs: BUSY_MS,
    synchronous: 'NORMAL',
  })
}

/** How often something was counted on a day. */
export type Counted = Count & { count: number }

/** What the dataset does not show yet of a day. */
export interface DueDay {
  day: string
  /** How many counts there are in all: names this state. */
  counted: number
  isOver: boolean
}

/** The counts of each day on the disk. Every method throws when the disk fails. */
export interface Tally {
  /** A random name of this database, which tells its counts from those of other servers. */
  readonly instance: string
  add: (day: string, count: Count) => void
  of: (day: string) => readonly Counted[]
  /** Days that have changed since they were published, and those that are over since, oldest first. */
  due: (today: string) => readonly DueDay[]
  published: (due: DueDay) => void
  /**
   * Makes due again what the dataset has lost: days that it shows less of than was counted.
   * @param shown how many counts it shows of each day; of a day that is missing it shows none
   */
  publishedOnly: (shown: ReadonlyMap<string, number>) => void
  forgetBefore: (day: string) => void
}

const countsShape = z.array(
  z.object({ kind: z.enum(['page', 'event']), name: z.string(), count: z.number() }),
)
const dueShape = z.array(z.object({ day: z.string(), counted: z.number() }))

/** The counters on the disk: numbers by day and name, and nothing about whoever is counted. */
export function createTally(db: Database): Tally {
  const instance = z.string().parse(db.prepare('SELECT id FROM instance').pluck().get())
  const increase = db.prepare(
    `INSERT INTO counts (day, kind, name, count) VALUES (:day, :kind, :name, 1)
     ON CONFLICT (day, kind, name) DO UPDATE SET count = count + 1`,
  )
  const increaseDay = db.prepare(
    `INSERT INTO days (day, counted) VALUES (:day, 1)
     ON CONFLICT (day) DO UPDATE SET counted = counted + 1`,
  )
  const countsOf = db.prepare(
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
  const forgetCounts = db.prepare('DELETE FROM counts WHERE day < ?')
  const forgetDays = db.prepare('DELETE FROM days WHERE day < ?')

  const add = db.transaction((day: string, { kind, name }: Count) => {
    increase.run({ day, kind, name })
    increaseDay.run({ day })
  })
  const forgetBefore = db.transaction((day: string) => {
    forgetCounts.run(day)
    forgetDays.run(day)
  })
  return {
    instance,
    add: (day, count) => add.immediate(day, count),
    of: (day) => countsShape.parse(countsOf.all(day)),
    due: (today) =>
      dueShape.parse(due.all({ today })).map((row) => ({ ...row, isOver: row.day < today })),
    published: ({ day, counted, isOver }) => {
      publish.run({ day, counted, isClosed: Number(isOver) })
    },
    publishedOnly: (shown) => {
      unpublish.run(JSON.stringify(Object.fromEntries(shown)))
    },
    forgetBefore: (day) => forgetBefore.immediate(day),
  }
}
