import type { Database } from 'better-sqlite3'
import { createWalTruncation } from './outbox-database.server'
import { contactFields } from '#config/investor-request'
import {
  type Challenge,
  isInvestorRequest,
  isIssueContent,
  type KeyedContent,
  type KeyedRequest,
  type MailState,
  type OutboxContent,
  type RequestStatus,
  type SentReport,
  storedRequest,
} from './stored-request.server'
import { issueTable } from './issue-table.server'
import {
  type OutboxRecord,
  type OutboxRow,
  outboxStatements,
  parseRecords,
  parseRow,
  parseTime,
  parseWaiting,
  type WaitingRequests,
} from './outbox-table.server'

/** A state that the document of a request does not show yet. */
export interface DueDocument {
  key: string
  /** Identifies this state, for `markStored`. */
  change: number
  /** Undefined when the document has this content. */
  request: OutboxContent | undefined
  /** When this content arrived. */
  receivedAt: number
  mailState: MailState
}

export type Outbox = ReturnType<typeof createOutbox>

interface Deps {
  /** See openOutboxDatabase. */
  db: Database
  /** When the server sends an e-mail that no browser has reported. */
  mailAfterMs: number
  now?: () => number
}

/** How long a claim lasts, in case its process dies. */
const STORE_LEASE_MS = 20_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
const DAY_MS = 86_400_000
/** Days for which a repeated form is recognized. */
const KEEP_DAYS = 30

/** How long a claim of an e-mail lasts: longer than the timeout of `sendEmail`. */
const MAIL_LEASE_MS = 40_000
/** How long the server waits for the report of a browser that is about to send. */
const REPORT_MS = 30_000
/** Reason of an attempt whose result is unknown. */
export const MAY_HAVE_ARRIVED = 'no answer, it may have arrived'
const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = 300_000
/** The longest pause between two attempts. */
const MAY_HAVE_ARRIVED_MS = 1_800_000

/**
 * Creates the durable store of requests and of what is known about their e-mails (FORM-08). Steps of
 * newsletter sign-ups (NEWS-05), issues for subscribers (NEWS-06), answers to reviews (PLAN-03),
 * links to the room (ROOM-01) and failed releases (PLAN-02) are entries like requests. It holds content
 * until the dataset has stored it and its e-mail is sent. When a method returns, its change is on disk.
 * Every method throws when the disk is not readable or writable.
 */
export function createOutbox(deps: Deps) {
  const { db, mailAfterMs, now = Date.now } = deps
  const table = outboxStatements(db)
  const issues = issueTable(db, now)
  const wal = createWalTruncation(db)
  const find = (key: string) => parseRow(table.find.get(key))

  const save = db.transaction(
    (
      { key, fingerprint, request }: KeyedContent,
      challenge?: Challenge,
    ): 'saved' | 'challengeUsed' => {
      const row = find(key)
      if (row?.fingerprint === fingerprint) return 'saved'
      if (challenge !== undefined && table.useChallenge.run(challenge).changes === 0) {
        return 'challengeUsed'
      }
      const time = now()
      // Only the e-mail of a request can come from a browser.
      const delay = isInvestorRequest(request) ? mailAfterMs : 0
      const content = JSON.stringify(request)
      const write = row === undefined ? table.insert : table.replace
      write.run({ key, fingerprint, content, now: time, mailAt: time + delay })
      return 'saved'
    },
  )
  const claimMail = db.transaction(() => {
    const time = { now: now(), until: now() + MAIL_LEASE_MS }
    const row = parseRow(table.mail.claim.get(time))
    if (row !== undefined || issues.nextAt() > now()) return row
    const next = parseRow(table.issue.claim.get(time))
    if (next !== undefined) issues.noteClaim(next.key)
    return next
  })
  const finish = (...entry: Parameters<typeof issues.finish>) => {
    issues.finish(...entry)
    wal.truncate()
  }
  const clearDelivered = (key: string) => {
    if (table.clearDelivered.run(key).changes > 0) wal.truncate()
  }

  return {
    getStatus: (request: KeyedRequest) => compareRequest(find(request.key), request),
    /**
     * Stores a request once per key. Other content under a known key is a correction: it replaces the
     * first, and is stored and mailed again. Must not be called in status `conflict`.
     * @param challenge of a proof of work, which is valid for one request
     * @returns `challengeUsed` when another request has used the challenge; then nothing is stored
     */
    save: (request: KeyedContent, challenge?: Challenge) => save.immediate(request, challenge),
    /** Postpones the server's e-mail, because a browser is about to send it. */
    awaitReport: (key: string) => {
      table.postpone.run({ key, at: now() + Math.min(REPORT_MS, mailAfterMs) })
    },
    /**
     * Records a browser's report. A report about replaced content changes nothing.
     * @returns false for an unknown key
     */
    reportSent: ({ key, fingerprint }: SentReport) => {
      if (find(key) === undefined) return false
      table.markReported.run({ key, fingerprint, now: now() })
      clearDelivered(key)
      return true
    },
    /** E-mails that no browser has reported in time (FORM-09). */
    mail: {
      /**
       * Returns the request that is overdue longest, and reserves it for `MAIL_LEASE_MS`. E-mails of a
       * newsletter issue come after all others, at the pace of the issue.
       */
      claim: (): KeyedContent | undefined => {
        const row = claimMail.immediate()
        return row && { key: row.key, fingerprint: row.fingerprint, request: getContent(row) }
      },
      markSent: ({ key, fingerprint, request }: KeyedContent) => {
        if (isIssueContent(request)) {
          finish(key, request.issue, 'sent')
          return
        }
        table.markMailed.run({ key, fingerprint, now: now() })
        clearDelivered(key)
      },
      /** Removes an e-mail of an issue that must not be sent, or not again. */
      drop: ({ key, request }: KeyedContent, outcome: 'rejected' | 'skipped') => {
        if (isIssueContent(request)) finish(key, request.issue, outcome)
      },
      /** @param reason for staff; may contain personal data, so it must not be logged */
      markFailed: ({ key, fingerprint }: KeyedContent, reason: string) => {
        const attempts = (find(key)?.mailState.attempts ?? 0) + 1
        const at = now() + mailPause(attempts, reason)
        table.mailLater.run({ key, fingerprint, reason, now: now(), at })
      },
      nextAt: () => {
        const at = parseTime(table.mail.nextAt.get())
        const issueAt = parseTime(table.issue.nextAt.get())
        if (issueAt === undefined) return at
        return Math.min(at ?? Infinity, Math.max(issueAt, issues.nextAt()))
      },
    },
    /** Issues of the newsletter (NEWS-06). */
    issues,
    /** Documents to write to the dataset. */
    dataset: {
      /** Returns the document that is overdue longest, and reserves it for 20 s. */
      claim: () => {
        const row = parseRow(table.store.claim.get({ now: now(), until: now() + STORE_LEASE_MS }))
        return row && dueDocument(row)
      },
      markStored: ({ key, change }: DueDocument) => {
        table.markStored.run({ key, change, now: now() })
        clearDelivered(key)
      },
      markFailed: ({ key }: DueDocument) => {
        const attempts = parseTime(table.storeAttempts.get(key) ?? null) ?? 0
        table.storeLater.run({ key, at: now() + storePause(attempts) })
      },
      nextAt: () => parseTime(table.store.nextAt.get()),
    },
    waiting: (): WaitingRequests => ({
      dataset: parseWaiting(table.waitingForDataset.get()),
      mail: parseWaiting(table.waitingForMail.get()),
    }),
    records: () => parseRecords(table.records.all()),
    /** The content under a key, unless it is cleared. */
    findContent: (key: string) => find(key)?.request,
    /** Removes a request, unless it has other content by now. */
    remove: ({ key, fingerprint, contentChange }: OutboxRecord) => {
      const { changes } = table.remove.run({ key, fingerprint, contentChange })
      if (changes > 0) wal.truncate()
    },
    /** Stores a request again that the dataset has lost. */
    storeAgain: ({ key, fingerprint, contentChange }: OutboxRecord) => {
      table.storeAgain.run({ key, fingerprint, contentChange, now: now() })
    },
    /**
     * Removes old finished requests, and expired challenges. Makes tasks due that a fast clock has
     * postponed too far.
     */
    cleanUp: () => {
      table.bringForward.run({
        now: now(),
        longestStore: MAX_PAUSE_MS,
        longestMail: Math.max(MAY_HAVE_ARRIVED_MS, mailAfterMs),
      })
      table.pruneChallenges.run(now())
      const { changes } = table.pruneRequests.run(now() - KEEP_DAYS * DAY_MS)
      if (changes > 0) wal.truncate()
      else wal.retry()
    },
  }
}

/** 1 s, doubled each time, up to a minute. */
function storePause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, MAX_PAUSE_MS)
}

/**
 * The pause after failed attempts: 5 s, doubled each time, up to 5 minutes. Half an hour after an
 * e-mail that may have arrived, because another attempt could send it twice.
 */
function mailPause(attempts: number, reason: string): number {
  if (reason === MAY_HAVE_ARRIVED) return MAY_HAVE_ARRIVED_MS
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)
}

/** Content is cleared only after both deliveries, so a row that is due has content. */
function getContent({ key, request }: OutboxRow): OutboxContent {
  if (request === undefined) throw new Error(`The request ${key} has lost its content.`)
  return request
}

function dueDocument(row: OutboxRow): DueDocument {
  return {
    key: row.key,
    change: row.change,
    request: row.contentChange > row.storedChange ? getContent(row) : undefined,
    receivedAt: row.receivedAt,
    mailState: row.mailState,
  }
}

/**
 * Compares a request with the entry of its key. A correction must come before the e-mail, with the
 * same address or number: on a shared device the next person may write over a stored draft.
 */
function compareRequest(
  entry: OutboxRow | undefined,
  { fingerprint, request }: KeyedRequest,
): RequestStatus {
  if (entry === undefined) return 'unknown'
  const isMailed = entry.mailState.sentAt !== undefined
  if (entry.fingerprint === fingerprint) return isMailed ? 'mailed' : 'stored'
  const former = storedRequest.safeParse(entry.request).data
  const isSamePerson = contactFields.some((name) => former?.[name] === request[name])
  return !isMailed && isSamePerson ? 'unknown' : 'conflict'
}
