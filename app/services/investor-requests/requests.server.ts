import type { Challenge as AltchaChallenge } from 'altcha-lib/types'
import type { Database } from 'better-sqlite3'
import { type Env, env } from '../../../config/env.server'
import { realClock as clock } from '~/lib/clock.server'
import type { Eventually } from '~/lib/eventually'
import type { InvestorReply } from '~/lib/investor-form/reply'
import { type Log, log as processLog } from '~/lib/log.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { datasetChanges } from '~/sanity/dataset-changes.server'
import { writeClient } from '~/sanity/write-client.server'
import { sendEmail } from '../emailjs.server'
import { type Loop, startLoop } from '../loop.server'
import { siteSecret } from '../site-secret.server'
import { createCaptchaCheck } from './captcha/captcha.server'
import { createProofOfWork } from './captcha/proof-of-work.server'
import { createDatasetJournal } from './dataset-journal.server'
import { createDatasetWriter } from './dataset-writer.server'
import { startMailing, startStoring } from './deliveries.server'
import { createDiskJournal, type DiskJournal } from './disk-journal.server'
import { type Erasing, startErasing } from './erasure.server'
import { erasureMemory } from './erasure-memory.server'
import { type Journal, MAIL_TIMEOUT_MS, type SentReport } from './journal.server'
import { openJournalDatabase } from './journal-database.server'
import { datasetOutbox, diskOutbox, type Outbox } from './outbox.server'
import { relayMessages } from './relay-messages.server'
import { documentId } from './request-document.server'
import { isBrowserKey } from './request-key.server'
import { storedDocuments } from './stored-documents.server'
import { takeRequest } from './take-request.server'

/** The investor requests of this process. */
export interface InvestorRequests {
  /** Takes a posted form, see takeRequest. */
  take: (request: Request, caller: string) => Promise<InvestorReply>
  /**
   * A browser has sent the e-mail of a request. @returns false for one that is not known, or whose
   * e-mail is the server's to send: its key is made of what somebody could guess
   */
  reportSent: (report: SentReport) => Promise<boolean>
  /** A challenge of our own captcha. @throws Error while the server has no secret */
  challenge: () => Promise<AltchaChallenge>
  /** What is still to be delivered. @throws Error while the journal cannot be read */
  outbox: () => Promise<Outbox>
  /** Ends what goes on in the background; settles when nothing is under way. */
  stop: () => Promise<void>
}

const TEN_MINUTES_MS = 600_000
/** A household, an office or a telephone network may share one address. */
const PER_CALLER = 20
const UNPROVEN_PER_CALLER = 4
const UNPROVEN_OF_ALL = 60

/**
 * Opens the journal and starts the deliveries. A journal that cannot be opened is tried again, by
 * every request and in the background: until then requests are answered with `sendFailed`.
 */
function startInvestorRequests(settings: Env, log: Log): InvestorRequests {
  const proofOfWork = createProofOfWork({ secret: siteSecret })
  const parts = {
    checkCaptcha: createCaptchaCheck({ settings: settings.captcha, proofOfWork, log }),
    allowsCaller: createRateLimit({ limit: PER_CALLER, windowMs: TEN_MINUTES_MS }),
    allowsUnproven: allowsUnproven(),
    secret: siteSecret,
    email: settings.mail.investor.browser,
    log,
  }
  let opened: Opened | undefined
  const open = () => (opened ??= openJournal(settings, log))
  const housekeeping = startLoop({
    name: 'the journal of requests',
    step: () => {
      open().housekeep()
      return false
    },
    nextAt: () => undefined,
    clock,
    log,
  })
  return {
    take: (request, caller) =>
      takeRequest(request, caller, {
        ...parts,
        journal: {
          stateOf: (given) => open().journal.stateOf(given),
          awaitReport: (key) => open().journal.awaitReport(key),
          keep: async (given, challenge) => {
            const kept = await open().journal.keep(given, challenge)
            open().wake()
            return kept
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
    outbox: async () => open().outbox(),
    stop: async () => {
      await housekeeping.stop()
      await opened?.close()
    },
  }
}

/** The journal with what goes on behind it. */
interface Opened {
  journal: Journal
  outbox: () => Eventually<Outbox>
  /** Something has been kept or reported. */
  wake: () => void
  housekeep: () => void
  close: () => Promise<void>
}

function openJournal(settings: Env, log: Log): Opened {
  return settings.requests.journal === 'dataset'
    ? openDatasetJournal(settings, log)
    : openDiskJournal(settings, log)
}

function openDatasetJournal(settings: Env, log: Log): Opened {
  const { dir, mailAfterMs } = settings.requests
  const journal = createDatasetJournal({ client: writeClient, mailAfterMs })
  // Where there is a relay there is a disk, and messages on it that may have to be erased.
  const db = settings.relay && openJournalDatabase(dir)
  const erasing = db && eraseLoop(settings, db, undefined, log)
  const mailing = mailLoop(settings, journal, () => erasing?.stored(), log)
  return {
    journal,
    outbox: () => datasetOutbox(writeClient()),
    wake: () => {
      mailing.wake()
      erasing?.stored()
    },
    housekeep: () => undefined,
    close: async () => {
      await Promise.all([mailing.stop(), erasing?.stop()])
      db?.close()
    },
  }
}

function openDiskJournal(settings: Env, log: Log): Opened {
  const { dir, mailAfterMs } = settings.requests
  const db = openJournalDatabase(dir)
  const journal = createDiskJournal({ db, mailAfterMs })
  const erasing = eraseLoop(settings, db, journal, log)
  const storing = startStoring({
    queue: journal.store,
    write: createDatasetWriter(writeClient),
    stored: erasing.stored,
    missing: erasing.wake,
    clock,
    log,
  })
  const mailing = mailLoop(settings, journal, storing.wake, log)
  return {
    journal,
    outbox: () => diskOutbox(db),
    wake: () => {
      storing.wake()
      mailing.wake()
    },
    housekeep: journal.housekeep,
    close: async () => {
      await Promise.all([mailing, storing, erasing].map((loop) => loop.stop()))
      db.close()
    },
  }
}

function mailLoop({ mail }: Env, journal: Journal, changed: () => void, log: Log): Loop {
  const { server } = mail.investor
  return startMailing({
    queue: journal.mail,
    send: async ({ key, request }) => {
      const parameters = { ...request, reference: documentId(key) }
      const sent = await sendEmail(server, parameters, MAIL_TIMEOUT_MS)
      // The relay makes one message of repeated calls with one reference.
      return server.by === 'relay' ? { ...sent, mayHaveArrived: false } : sent
    },
    changed,
    clock,
    log,
  })
}

function eraseLoop(
  { relay }: Env,
  db: Database,
  journal: DiskJournal | undefined,
  log: Log,
): Erasing {
  return startErasing({
    subscribe: (changed) =>
      datasetChanges(writeClient(), log, {
        filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
        counts: ({ transition }) => transition === 'disappear',
        tag: 'site.erasure',
      })(changed),
    documents: storedDocuments(writeClient),
    memory: erasureMemory(db),
    journal,
    messages: relay && relayMessages(relay.origin),
    clock,
    log,
  })
}

/** Posts that no captcha vouches for: few from one address, and not too many from all together. */
function allowsUnproven() {
  const ofCaller = createRateLimit({ limit: UNPROVEN_PER_CALLER, windowMs: TEN_MINUTES_MS })
  const ofAll = createRateLimit({ limit: UNPROVEN_OF_ALL, windowMs: TEN_MINUTES_MS })
  return (caller: string) => ofCaller(caller) && ofAll('all')
}

declare global {
  var investorRequestsOfThisProcess: InvestorRequests | undefined
}

let current: InvestorRequests | undefined

/**
 * The requests of this process, started on first use. In development this module is loaded anew
 * after each change: what an earlier copy of it started is stopped then.
 */
export function investorRequests(): InvestorRequests {
  if (current === undefined) {
    void globalThis.investorRequestsOfThisProcess?.stop()
    current = startInvestorRequests(env(), processLog)
    globalThis.investorRequestsOfThisProcess = current
  }
  return current
}
