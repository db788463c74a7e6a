import type { Database } from 'better-sqlite3'
import {
  type Challenge,
  type Journal,
  LONGEST_MAIL_PAUSE_MS,
  MAIL_LEASE_MS,
  mailPause,
  type Mailing,
  type NewRequest,
  REPORT_MS,
  standingOf,
} from './journal.server'
import { logKeeper } from './journal-database.server'
import { type JournalRow, journalTable, type Remembered } from './journal-table.server'
import type { StoredRequest } from './stored-request.server'

/** What the document of a request should show and does not yet. */
export interface DueStore {
  key: string
  /** Names this state: `stored` is told which one was written. */
  change: number
  /** Only when the document has another, or none. */
  request: StoredRequest | undefined
  /** When this content came. */
  receivedAt: number
  mailing: Mailing
}

/** Documents to write to the dataset. */
export interface StoreQueue {
  /** As `claim` of the mail queue. */
  claim: () => DueStore | undefined
  stored: (due: DueStore) => void
  failed: (due: DueStore) => void
  nextAt: () => number | undefined
}

/** The journal on a local disk: it holds requests until the dataset and the e-mail have them. */
export interface DiskJournal extends Journal {
  store: StoreQueue
  /** Every request that is remembered. */
  remembered: () => readonly Remembered[]
  /** Forgets a request for good, unless it has been given another content since. */
  erase: (seen: Remembered) => void
  /** The dataset does not have it any more, and nobody has deleted it. */
  storeAgain: (seen: Remembered) => void
  /**
   * Forgets what is over: finished requests after 30 days, challenges that have expired. What a
   * wrong clock has put off too far becomes due.
   */
  housekeep: () => void
}

interface Parts {
  /** See openJournalDatabase. */
  db: Database
  /** What no browser reported as sent after this time is the server's to send. */
  mailAfterMs: number
  now?: () => number
}

/** How long a try to store may take before another process may think that its own has died. */
const STORE_LEASE_MS = 20_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** For so long the same form sent again is known to be the same. */
const REMEMBERED_MS = 30 * 86_400_000

/** The journal on a local disk (FORM-08). */
export function createDiskJournal({ db, mailAfterMs, now = Date.now }: Parts): DiskJournal {
  const table = journalTable(db)
  const log = logKeeper(db)

  const keep = db.transaction(
    ({ key, fingerprint, request }: NewRequest, challenge?: Challenge) => {
      const row = table.find(key)
      if (row?.fingerprint === fingerprint) return 'kept'
      if (challenge !== undefined && !table.spend(challenge)) return 'spent'
      const time = now()
      const content = { key, fingerprint, request, now: time, mailAt: time + mailAfterMs }
      if (row === undefined) table.insert(content)
      else table.replace(content)
      return 'kept'
    },
  )
  const forgetContent = (key: string) => {
    if (table.forgetContent(key)) log.empty()
  }

  return {
    stateOf: (request) => standingOf(table.find(request.key), request),
    keep: (request, challenge) => keep.immediate(request, challenge),
    awaitReport: (key) => table.postpone({ key, at: now() + Math.min(REPORT_MS, mailAfterMs) }),
    reportSent: ({ key, fingerprint }) => {
      if (table.find(key) === undefined) return false
      table.reported({ key, fingerprint, now: now() })
      forgetContent(key)
      return true
    },
    mail: {
      claim: () => {
        const row = table.claim('mail', now(), now() + MAIL_LEASE_MS)
        return row && { key: row.key, fingerprint: row.fingerprint, request: contentOf(row) }
      },
      sent: ({ key, fingerprint }) => {
        table.mailed({ key, fingerprint, now: now() })
        forgetContent(key)
      },
      failed: ({ key, fingerprint }, reason) => {
        const attempts = (table.find(key)?.mailing.attempts ?? 0) + 1
        const at = now() + mailPause(attempts, reason)
        table.mailLater({ key, fingerprint, reason, now: now(), at })
      },
      nextAt: () => table.nextAt('mail'),
    },
    store: {
      claim: () => {
        const row = table.claim('store', now(), now() + STORE_LEASE_MS)
        return row && dueStore(row)
      },
      stored: ({ key, change }) => {
        table.stored({ key, change, now: now() })
        forgetContent(key)
      },
      failed: ({ key }) => {
        const attempts = table.storeAttempts(key) ?? 0
        table.storeLater({ key, at: now() + storePause(attempts) })
      },
      nextAt: () => table.nextAt('store'),
    },
    remembered: () => table.remembered(),
    erase: (seen) => {
      if (table.remove(seen)) log.empty()
    },
    storeAgain: (seen) => table.storeAgain(seen, now()),
    housekeep: () => {
      table.bringForward({
        now: now(),
        longestStore: LONGEST_PAUSE_MS,
        longestMail: Math.max(LONGEST_MAIL_PAUSE_MS, mailAfterMs),
      })
      table.pruneChallenges(now())
      if (table.pruneRequests(now() - REMEMBERED_MS)) log.empty()
      else log.retry()
    },
  }
}

/** 1 s, twice as long each time, up to a minute. */
function storePause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
}

/** Content is erased only once it is mailed and stored, and corrected requests bring theirs. */
function contentOf({ key, request }: JournalRow): StoredRequest {
  if (request === undefined) throw new Error(`The request ${key} has lost its content.`)
  return request
}

function dueStore(row: JournalRow): DueStore {
  return {
    key: row.key,
    change: row.change,
    request: row.contentChange > row.storedChange ? contentOf(row) : undefined,
    receivedAt: row.receivedAt,
    mailing: row.mailing,
  }
}
