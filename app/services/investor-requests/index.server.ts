import type { Challenge as AltchaChallenge } from 'altcha-lib/types'
import type { Database } from 'better-sqlite3'
import type { Env } from '../../../config/env.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import { realClock as clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { writeClient } from '~/sanity/write-client.server'
import { sendEmail } from '../emailjs.server'
import { siteSecret } from '../site-secret.server'
import { createCaptchaCheck } from './captcha/captcha.server'
import { createProofOfWork } from './captcha/proof-of-work.server'
import { createDeletionLog } from './deletion/deletion-log.server'
import { type DeletionWorker, startDeletionWorker } from './deletion/deletion-worker.server'
import { createErasedDocuments } from './deletion/erased-documents.server'
import { createExpiry } from './deletion/expired-documents.server'
import { createRelayMessages } from './deletion/relay-messages.server'
import { createStoredDocuments } from './deletion/stored-documents.server'
import {
  createDatasetWriter,
  startDatasetWorker,
  startMailWorker,
} from './delivery/delivery-workers.server'
import type { InvestorReply } from './form/reply'
import { acceptRequest } from './intake/accept-request.server'
import { isBrowserKey } from './intake/request-key.server'
import { createDatasetJournal } from './journal/dataset-journal.server'
import { createDiskJournal, type DiskJournal } from './journal/disk-journal.server'
import { openJournalDatabase } from './journal/journal-database.server'
import {
  type Journal,
  MAIL_TIMEOUT_MS,
  type Outbox,
  type SentReport,
} from './journal/journal.server'
import { documentId } from './journal/request-document.server'

/**
 * The only module of this folder, besides `form/`, that other code imports. A request goes from
 * intake/ (with captcha/) to journal/, then through delivery/ to the dataset and to e-mail.
 */
export { MARK_TYPE } from './deletion/stored-documents.server'
export { hasStoredCopies, openStoredCopies, type StoredCopy } from './deletion/stored-copies.server'
export { investorFormSettings } from './intake/form-settings.server'
export { readReport } from './intake/posted-form.server'
export type { Outbox, Waiting } from './journal/journal.server'

/** The investor requests of a process. */
export interface InvestorRequests {
  /** Accepts or rejects a posted form, see acceptRequest. */
  accept: (request: Request, caller: string) => Promise<InvestorReply>
  /**
   * Records a browser's report of a sent e-mail.
   * @returns false for an unknown request, and for one without a browser's key: such keys derive
   * from content that others could guess
   */
  reportSent: (report: SentReport) => Promise<boolean>
  /** Creates a challenge of the proof of work. @throws Error while the server has no secret */
  challenge: () => Promise<AltchaChallenge>
  /** What waits for a delivery. @throws Error while the journal is not readable */
  outbox: () => Promise<Outbox>
  /** Stops the background workers; settles when none is working. */
  stop: () => Promise<void>
}

const TEN_MINUTES_MS = 600_000
/** A household, an office or a phone network may share one address. */
const PER_CALLER = 20
const UNPROVEN_PER_CALLER = 4
const UNPROVEN_IN_TOTAL = 60

/**
 * Opens the journal and starts the background workers. A journal that cannot be opened is opened
 * again by every request and in the background; until then requests are answered `sendFailed`.
 */
export function startInvestorRequests(settings: Env, log: Log): InvestorRequests {
  const proofOfWork = createProofOfWork({ secret: siteSecret })
  const deps = {
    checkCaptcha: createCaptchaCheck({ settings: settings.captcha, proofOfWork, log }),
    allowsCaller: createRateLimit({ limit: PER_CALLER, windowMs: TEN_MINUTES_MS }),
    allowsUnproven: createUnprovenLimit(),
    secret: siteSecret,
    email: settings.mail.investor.browser,
    log,
  }
  let opened: OpenJournal | undefined
  const open = () => (opened ??= openJournal(settings, log))
  const deleteExpired = createExpiry({
    client: writeClient,
    keepDays: settings.keepDays,
    now: clock.now,
  })
  const cleaning = startWorker({
    name: 'the journal of requests',
    step: async () => {
      open().cleanUp()
      await deleteExpired()
      return false
    },
    nextAt: () => undefined,
    clock,
    log,
  })
  return {
    accept: (request, caller) =>
      acceptRequest(request, caller, {
        ...deps,
        journal: {
          getStatus: (keyed) => open().journal.getStatus(keyed),
          awaitReport: (key) => open().journal.awaitReport(key),
          save: async (keyed, challenge) => {
            const result = await open().journal.save(keyed, challenge)
            open().wake()
            return result
          },
        },
      }),
    reportSent: async (report) => {
      if (!isBrowserKey(report.key)) return false
      const isKnown = await open().journal.reportSent(report)
      open().wake()
      return isKnown
    },
    challenge: () => proofOfWork.challenge(),
    outbox: async () => open().journal.outbox(),
    stop: async () => {
      await cleaning.stop()
      await opened?.close()
    },
  }
}

/** A journal with its background workers. */
interface OpenJournal {
  journal: Journal
  /** Something was saved or reported. */
  wake: () => void
  cleanUp: () => void
  close: () => Promise<void>
}

function openJournal(settings: Env, log: Log): OpenJournal {
  return settings.requests.journal === 'dataset'
    ? openDatasetJournal(settings, log)
    : openDiskJournal(settings, log)
}

function openDatasetJournal(settings: Env, log: Log): OpenJournal {
  const { dir, mailAfterMs } = settings.requests
  const journal = createDatasetJournal({ client: writeClient, mailAfterMs })
  // A relay has a disk, with messages to delete.
  const db = settings.relay && openJournalDatabase(dir)
  const deletion = db && startDeletion(settings, db, undefined, log)
  const mailing = startMailing(settings, journal, () => deletion?.notifyStored(), log)
  return {
    journal,
    wake: () => {
      mailing.wake()
      deletion?.notifyStored()
    },
    cleanUp: () => undefined,
    close: async () => {
      await Promise.all([mailing.stop(), deletion?.stop()])
      db?.close()
    },
  }
}

function openDiskJournal(settings: Env, log: Log): OpenJournal {
  const { dir, mailAfterMs } = settings.requests
  const db = openJournalDatabase(dir)
  const { journal: keepDays, erased } = settings.keepDays
  const journal = createDiskJournal({ db, mailAfterMs, keepDays })
  const deletion = startDeletion(settings, db, journal, log)
  const storing = startDatasetWorker({
    queue: journal.dataset,
    write: createDatasetWriter(writeClient),
    onStored: deletion.notifyStored,
    onMissing: deletion.wake,
    clock,
    log,
  })
  const mailing = startMailing(settings, journal, storing.wake, log)
  return {
    journal,
    wake: () => {
      storing.wake()
      mailing.wake()
    },
    cleanUp: () => {
      journal.cleanUp()
      createErasedDocuments(db).prune(erased)
    },
    close: async () => {
      await Promise.all([mailing, storing, deletion].map((worker) => worker.stop()))
      db.close()
    },
  }
}

function startMailing(
  { mail }: Env,
  journal: Journal,
  onChange: () => void,
  log: Log,
): BackgroundWorker {
  const { server } = mail.investor
  return startMailWorker({
    queue: journal.mail,
    send: async ({ key, request }) => {
      const parameters = { ...request, reference: documentId(key) }
      const sent = await sendEmail(server, parameters, MAIL_TIMEOUT_MS)
      // The relay makes one message of repeated calls with the same reference.
      return server.by === 'relay' ? { ...sent, mayHaveArrived: false } : sent
    },
    onChange,
    clock,
    log,
  })
}

function startDeletion(
  { relay }: Env,
  db: Database,
  journal: DiskJournal | undefined,
  log: Log,
): DeletionWorker {
  return startDeletionWorker({
    subscribe: (onDeleted) =>
      createChangeFeed(writeClient(), log, {
        filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
        isRelevant: ({ transition }) => transition === 'disappear',
        tag: 'site.deletion',
      })(onDeleted),
    documents: createStoredDocuments(writeClient),
    deletionLog: createDeletionLog(db),
    erased: createErasedDocuments(db),
    journal,
    messages: relay && createRelayMessages(relay.origin),
    clock,
    log,
  })
}

/** Limits posts without a verified captcha, by address and in total. */
function createUnprovenLimit() {
  const byCaller = createRateLimit({ limit: UNPROVEN_PER_CALLER, windowMs: TEN_MINUTES_MS })
  const inTotal = createRateLimit({ limit: UNPROVEN_IN_TOTAL, windowMs: TEN_MINUTES_MS })
  return (caller: string) => byCaller(caller) && inTotal('all')
}
