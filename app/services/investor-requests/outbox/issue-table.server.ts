import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { issueKey } from '../../newsletter/signup-step.server'

const mailShape = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** An issue of the newsletter that starts to go out. */
interface IssueStart {
  id: string
  /** Later changes of the issue do not change its e-mail. */
  mail: z.infer<typeof mailShape>
  /** The least time between two e-mails. */
  intervalMs: number
  /** Ids of the sign-ups. */
  subscribers: readonly string[]
}

const countsShape = z.object({
  id: z.string(),
  total: z.number(),
  sent: z.number(),
  rejected: z.number(),
  /** Those who left or were erased meanwhile count nowhere. */
  waiting: z.number(),
})

type IssueCounts = z.infer<typeof countsShape>

const startedShape = z
  .object({ mail: z.string(), started_at: z.number() })
  .transform((row) => ({ mail: mailShape.parse(JSON.parse(row.mail)), startedAt: row.started_at }))
const paceShape = z.object({ claimed_at: z.number(), interval_ms: z.number() }).optional()

/**
 * The issues of the newsletter that this outbox sends (NEWS-06). Their rows remain, so none starts
 * twice; the entry of a subscriber goes once it is sent.
 * @param db see openOutboxDatabase
 */
export function issueTable(db: Database, now: () => number) {
  const statements = {
    add: db.prepare(
      `INSERT OR IGNORE INTO issues (id, mail, started_at, interval_ms, total)
       VALUES (:id, :mail, :now, :intervalMs, :total)`,
    ),
    // The dataset has the sign-up already, so there is nothing to store.
    addEntry: db.prepare(
      `INSERT INTO requests (key, fingerprint, content, received_at, change, content_change,
         stored_change, mail_at, issue)
       VALUES (:key, :key, :content, :now, 1, 1, 1, :now, :issue)`,
    ),
    find: db.prepare('SELECT mail, started_at FROM issues WHERE id = ?'),
    // All issues share the limit of the mail server; the newest has the present setting.
    pace: db.prepare(
      `SELECT (SELECT MAX(claimed_at) FROM issues) AS claimed_at, interval_ms FROM issues
       ORDER BY started_at DESC LIMIT 1`,
    ),
    noteClaim: db.prepare(
      `UPDATE issues SET claimed_at = :now
       WHERE id = (SELECT issue FROM requests WHERE key = :key)`,
    ),
    remove: db.prepare('DELETE FROM requests WHERE key = ?'),
    count: db.prepare(
      `UPDATE issues SET is_shown = 0, sent = sent + :sent, rejected = rejected + :rejected
       WHERE id = :id`,
    ),
    unshown: db.prepare(
      `SELECT id, total, sent, rejected,
         (SELECT COUNT(*) FROM requests WHERE issue = issues.id) AS waiting
       FROM issues WHERE is_shown = 0`,
    ),
    markShown: db.prepare(
      `UPDATE issues SET is_shown = 1 WHERE id = :id AND sent = :sent AND rejected = :rejected
         AND (SELECT COUNT(*) FROM requests WHERE issue = :id) = :waiting`,
    ),
    waiting: db.prepare('SELECT EXISTS (SELECT 1 FROM requests WHERE issue IS NOT NULL)').pluck(),
    outbox: db.prepare('SELECT id FROM dataset_mark').pluck(),
  }
  const start = db.transaction(({ id, mail, intervalMs, subscribers }: IssueStart) => {
    const total = subscribers.length
    const row = { id, mail: JSON.stringify(mail), now: now(), intervalMs, total }
    if (statements.add.run(row).changes === 0) return
    for (const subscriber of subscribers) {
      const content = JSON.stringify({ issue: id, id: subscriber })
      statements.addEntry.run({ key: issueKey(subscriber, id), content, now: row.now, issue: id })
    }
  })
  const finish = db.transaction(
    (key: string, id: string, outcome: 'sent' | 'rejected' | 'skipped') => {
      if (statements.remove.run(key).changes === 0) return
      statements.count.run({
        id,
        sent: Number(outcome === 'sent'),
        rejected: Number(outcome === 'rejected'),
      })
    },
  )

  return {
    /** Name of this outbox, which the document of a delivery contains. */
    outbox: z.string().parse(statements.outbox.get()),
    /** Stores an issue with an entry for each subscriber, unless it has started before. */
    start: (issue: IssueStart) => start.immediate(issue),
    find: (id: string) => startedShape.optional().parse(statements.find.get(id)),
    /** When the pace allows the next e-mail; a time of a clock that was ahead counts for nothing. */
    nextAt: (): number => {
      const pace = paceShape.parse(statements.pace.get())
      if (pace === undefined || pace.claimed_at > now()) return now()
      return pace.claimed_at + pace.interval_ms
    },
    noteClaim: (key: string) => void statements.noteClaim.run({ key, now: now() }),
    /** Removes the entry of a subscriber and counts it. */
    finish: (key: string, id: string, outcome: 'sent' | 'rejected' | 'skipped') =>
      finish.immediate(key, id, outcome),
    /** The numbers of issues that the dataset does not have yet. */
    unshown: () => z.array(countsShape).parse(statements.unshown.all()),
    /** Unless the numbers have changed since. */
    markShown: ({ id, sent, rejected, waiting }: IssueCounts) =>
      void statements.markShown.run({ id, sent, rejected, waiting }),
    /** Whether an issue is going out. */
    isSending: () => statements.waiting.get() === 1,
  }
}
