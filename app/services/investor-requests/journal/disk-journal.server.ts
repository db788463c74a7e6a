import type { Database } from 'better-sqlite3'
import { createWalTruncation } from './journal-database.server'
import {
  type Challenge,
  type Journal,
  type KeyedRequest,
  MAX_MAIL_PAUSE_MS,
  MAIL_LEASE_MS,
  mailPause,
  type Mailing,
  REPORT_MS,
  requestStatus,
  type StoredRequest,
} from './journal.server'
import { type JournalRecord, type JournalRow, journalTable } from './journal-table.server'

/** A state that the document of a request does not show yet. */
export interface DueDocument {
  key: string
  /** Names this state, for `markStored`. */
  change: number
  /** Undefined when the document has this content. */
  request: StoredRequest | undefined
  /** When this content arrived. */
  receivedAt: number
  mailing: Mailing
}

/** Documents to write to the dataset. */
export interface DatasetQueue {
  /** Returns the document that is overdue longest, and reserves it for 20 s. */
  claim: () => DueDocument | undefined
  markStored: (due: DueDocument) => void
  markFailed: (due: DueDocument) => void
  nextAt: () => number | undefined
}

/** The journal on a local disk. It holds content until the dataset and the e-mail have it. */
export interface DiskJournal extends Journal {
  dataset: DatasetQueue
  records: () => readonly JournalRecord[]
  /** Removes a request, unless it has other content by now. */
  remove: (record: JournalRecord) => void
  /** Stores a request again that the dataset has lost. */
  storeAgain: (record: JournalRecord) => void
  /**
   * Removes old finished requests, and expired challenges. Makes due what a clock that was ahead has
   * postponed too far.
   */
  cleanUp: () => void
}

interface Deps {
  /** See openJournalDatabase. */
  db: Database
  /** When the server sends an e-mail that no browser has reported. */
  mailAfterMs: number
  /** Days for which a repeated form is recognized. */
  keepDays?: number
  now?: () => number
}

/** How long a claim lasts, in case its process dies. */
const STORE_LEASE_MS = 20_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
const DAY_MS = 86_400_000

/** Creates the journal on a local disk (FORM-08). */
export function createDiskJournal(deps: Deps): DiskJournal {
  const { db, mailAfterMs, keepDays = 30, now = Date.now } = deps
  const table = journalTable(db)
  const wal = createWalTruncation(db)

  const save = db.transaction(
    ({ key, fingerprint, request }: KeyedRequest, challenge?: Challenge) => {
      const row = table.find(key)
      if (row?.fingerprint === fingerprint) return 'saved'
      if (challenge !== undefined && !table.useChallenge(challenge)) return 'challengeUsed'
      const time = now()
      const content = { key, fingerprint, request, now: time, mailAt: time + mailAfterMs }
      if (row === undefined) table.insert(content)
      else table.replace(content)
      return 'saved'
    },
  )
  const clearDelivered = (key: string) => {
    if (table.clearDelivered(key)) wal.truncate()
  }

  return {
    getStatus: (request) => requestStatus(table.find(request.key), request),
    save: (request, challenge) => save.immediate(request, challenge),
    awaitReport: (key) => table.postpone({ key, at: now() + Math.min(REPORT_MS, mailAfterMs) }),
    reportSent: ({ key, fingerprint }) => {
      if (table.find(key) === undefined) return false
      table.markReported({ key, fingerprint, now: now() })
      clearDelivered(key)
      return true
    },
    mail: {
      claim: () => {
        const row = table.claim('mail', now(), now() + MAIL_LEASE_MS)
        return row && { key: row.key, fingerprint: row.fingerprint, request: getContent(row) }
      },
      markSent: ({ key, fingerprint }) => {
        table.markMailed({ key, fingerprint, now: now() })
        clearDelivered(key)
      },
      markFailed: ({ key, fingerprint }, reason) => {
        const attempts = (table.find(key)?.mailing.attempts ?? 0) + 1
        const at = now() + mailPause(attempts, reason)
        table.mailLater({ key, fingerprint, reason, now: now(), at })
      },
      nextAt: () => table.nextAt('mail'),
    },
    dataset: {
      claim: () => {
        const row = table.claim('store', now(), now() + STORE_LEASE_MS)
        return row && dueDocument(row)
      },
      markStored: ({ key, change }) => {
        table.markStored({ key, change, now: now() })
        clearDelivered(key)
      },
      markFailed: ({ key }) => {
        const attempts = table.storeAttempts(key) ?? 0
        table.storeLater({ key, at: now() + storePause(attempts) })
      },
      nextAt: () => table.nextAt('store'),
    },
    outbox: () => table.outbox(),
    records: () => table.records(),
    remove: (record) => {
      if (table.remove(record)) wal.truncate()
    },
    storeAgain: (record) => table.storeAgain(record, now()),
    cleanUp: () => {
      table.bringForward({
        now: now(),
        longestStore: MAX_PAUSE_MS,
        longestMail: Math.max(MAX_MAIL_PAUSE_MS, mailAfterMs),
      })
      table.pruneChallenges(now())
      if (table.pruneRequests(now() - keepDays * DAY_MS)) wal.truncate()
      else wal.retry()
    },
  }
}

/** 1 s, doubled each time, up to a minute. */
function storePause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, MAX_PAUSE_MS)
}

/** Content is cleared only after both deliveries, so a row that is due has content. */
function getContent({ key, request }: JournalRow): StoredRequest {
  if (request === undefined) throw new Error(`The request ${key} has lost its content.`)
  return request
}

function dueDocument(row: JournalRow): DueDocument {
  return {
    key: row.key,
    change: row.change,
    request: row.contentChange > row.storedChange ? getContent(row) : undefined,
    receivedAt: row.receivedAt,
    mailing: row.mailing,
  }
}
