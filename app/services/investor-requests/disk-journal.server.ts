import type { Database } from 'better-sqlite3'
import type { InvestorRequest } from '~/lib/investor-form/definition'
import {
  type Challenge,
  type Journal,
  MAIL_LEASE_MS,
  mailPause,
  type Mailing,
  type NewRequest,
} from './journal.server'
import { forgetLog } from './journal-database.server'
import { type JournalRow, journalTable } from './journal-table.server'

/** What the document of a request should show and does not yet. */
export interface DueStore {
  key: string
  /** Names this state: `stored` is told which one was written. */
  change: number
  /** True when there has been a document: one that is missing then was deleted by staff. */
  known: boolean
  /** Only when the document has another, or none. */
  request: InvestorRequest | undefined
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
  /** Every request that is remembered, and whether the dataset has had it. */
  remembered: () => readonly { key: string; fingerprint: string; stored: boolean }[]
  /** Forgets a request for good; one that is not known is forgotten already. */
  erase: (key: string) => void
  /** Forgets what is over: finished requests after 30 days, challenges that have expired. */
  prune: () => void
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
    if (table.forgetContent(key)) forgetLog(db)
  }

  return {
    stateOf: (key, fingerprint) => {
      const row = table.find(key)
      if (row?.fingerprint !== fingerprint) return 'unknown'
      return row.mailing.sentAt === undefined ? 'kept' : 'mailed'
    },
    keep: (request, challenge) => keep.immediate(request, challenge),
    reportSent: (key) => {
      if (table.find(key) === undefined) return false
      table.reported({ key, now: now() })
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
        const at = now() + mailPause(attempts)
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
    remembered: () =>
      table.all().map(({ key, fingerprint, storedChange }) => {
        return { key, fingerprint, stored: storedChange > 0 }
      }),
    erase: (key) => {
      if (table.remove(key)) forgetLog(db)
    },
    prune: () => {
      table.pruneChallenges(now())
      if (table.pruneRequests(now() - REMEMBERED_MS)) forgetLog(db)
    },
  }
}

/** 1 s, twice as long each time, up to a minute. */
function storePause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
}

/** Content is erased only once it is mailed and stored, and corrected requests bring theirs. */
function contentOf({ key, request }: JournalRow): InvestorRequest {
  if (request === undefined) throw new Error(`The request ${key} has lost its content.`)
  return request
}

function dueStore(row: JournalRow): DueStore {
  return {
    key: row.key,
    change: row.change,
    known: row.storedChange > 0,
    request: row.contentChange > row.storedChange ? contentOf(row) : undefined,
    receivedAt: row.receivedAt,
    mailing: row.mailing,
  }
}
