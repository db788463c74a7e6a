import type { Challenge as AltchaChallenge } from 'altcha-lib/types'
import type { Database } from 'better-sqlite3'
import type { Env } from '#config/env.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { startWorker } from '~/lib/process/background-worker.server'
import { realClock as clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { imageSource } from '~/sanity/image-source.server'
import { writeClient } from '~/sanity/write-client.server'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { sendEmail } from '../emailjs.server'
import { createSignupMail } from '../newsletter/signup-mail.server'
import {
  keyedStep,
  markBounced,
  readSignup,
  type SignupStep,
} from '../newsletter/signup-step.server'
import { siteSecret } from '../site-secret.server'
import { createCaptchaCheck } from './captcha/captcha.server'
import { createProofOfWork } from './captcha/proof-of-work.server'
import { createDeletionLog } from './deletion/deletion-log.server'
import { type DeletionWorker, startDeletionWorker } from './deletion/deletion-worker.server'
import { createExpiry } from './deletion/expired-documents.server'
import { createRelayMessages } from './deletion/relay-messages.server'
import { createStoredDocuments } from './deletion/stored-documents.server'
import { createTombstones, type Tombstones } from './deletion/tombstones.server'
import type { InvestorReply } from './form/reply'
import { acceptRequest } from './intake/accept-request.server'
import { isBrowserKey } from './intake/request-key.server'
import { createIssueMail, startIssueWorker } from './issues/issue-worker.server'
import { createDatasetWriter, startDeliveryWorker } from './outbox/delivery-worker.server'
import { createOutbox, type Outbox } from './outbox/outbox.server'
import { openOutboxDatabase } from './outbox/outbox-database.server'
import type { WaitingRequests } from './outbox/outbox-table.server'
import { documentId } from './outbox/request-document.server'
import { isIssueContent, isSignupStep, type SentReport } from './outbox/stored-request.server'

/**
 * The only module of this folder, besides `form/`, that other code imports. A request goes from
 * intake/ (with captcha/) to outbox/, and from there to the dataset and to e-mail.
 */
export { MARK_TYPE } from './deletion/stored-documents.server'
export { hasStoredCopies, openStoredCopies, type StoredCopy } from './deletion/stored-copies.server'
export { investorFormSettings } from './intake/form-settings.server'
export { readReport } from './intake/posted-form.server'
export type { Waiting, WaitingRequests } from './outbox/outbox-table.server'

/** The investor requests of a process. */
export interface InvestorRequests {
  /** Accepts or rejects a posted form, see acceptRequest. */
  accept: (request: Request, caller: string) => Promise<InvestorReply>
  /**
   * Records a browser's report of a sent e-mail.
   * @returns false for an unknown request, and for one without a browser's key: such keys derive
   * from content that others could guess
   */
  reportSent: (report: SentReport) => boolean
  /**
   * Stores a step of a newsletter sign-up, which the workers deliver like a request (NEWS-05).
   * @throws Error while the outbox is not writable
   */
  saveSignup: (step: SignupStep) => void
  /** Creates a challenge of the proof of work. @throws Error while the server has no secret */
  challenge: () => Promise<AltchaChallenge>
  /** What waits for a delivery. @throws Error while the outbox is not readable */
  waiting: () => WaitingRequests
  /** Stops the background workers; settles when none is working. */
  stop: () => Promise<void>
}

const TEN_MINUTES_MS = 600_000
/** A household, an office or a phone network may share one address. */
const PER_CALLER = 20
const UNPROVEN_PER_CALLER = 4
const UNPROVEN_IN_TOTAL = 60

/** Texts of the newsletter. A parameter, because commands that import this module read no content. */
type LoadTexts = () => Promise<NewsletterTextsQueryResult>

/**
 * Opens the outbox and starts the background workers. An outbox that cannot be opened is opened
 * again by every request and in the background; until then requests are answered `sendFailed`.
 */
export function startInvestorRequests(
  settings: Env,
  log: Log,
  loadTexts: LoadTexts,
): InvestorRequests {
  const proofOfWork = createProofOfWork({ secret: siteSecret })
  const deps = {
    checkCaptcha: createCaptchaCheck({ settings: settings.captcha, proofOfWork, log }),
    allowsCaller: createRateLimit({ limit: PER_CALLER, windowMs: TEN_MINUTES_MS }),
    allowsUnproven: createUnprovenLimit(),
    secret: siteSecret,
    email: settings.mail.investor.browser,
    log,
  }
  let opened: OpenOutbox | undefined
  const open = () => (opened ??= openOutbox(settings, log, loadTexts))
  const deleteExpired = createExpiry({
    client: writeClient,
    keepDays: settings.keepDays,
    now: clock.now,
  })
  const cleaning = startWorker({
    name: 'the clean-up of requests',
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
        outbox: {
          getStatus: (keyed) => open().outbox.getStatus(keyed),
          awaitReport: (key) => open().outbox.awaitReport(key),
          save: (keyed, challenge) => {
            const result = open().outbox.save(keyed, challenge)
            open().wake()
            return result
          },
        },
      }),
    reportSent: (report) => {
      if (!isBrowserKey(report.key)) return false
      const isKnown = open().outbox.reportSent(report)
      open().wake()
      return isKnown
    },
    saveSignup: (step) => {
      open().outbox.save(keyedStep(step))
      open().wake()
    },
    challenge: () => proofOfWork.challenge(),
    waiting: () => open().outbox.waiting(),
    stop: async () => {
      await cleaning.stop()
      await opened?.close()
    },
  }
}

/** The outbox with its background workers. */
interface OpenOutbox {
  outbox: Outbox
  /** Something was saved or reported. */
  wake: () => void
  cleanUp: () => void
  close: () => Promise<void>
}

function openOutbox(settings: Env, log: Log, loadTexts: LoadTexts): OpenOutbox {
  const { dir, mailAfterMs } = settings.requests
  const db = openOutboxDatabase(dir)
  const outbox = createOutbox({ db, mailAfterMs })
  const tombstones = createTombstones(db)
  const deletion = startDeletion(settings, db, { outbox, tombstones }, log)
  const { server } = settings.mail.investor
  const sendSignup = createSignupMail({
    mail: settings.mail.newsletter,
    siteUrl: settings.siteUrl,
    secret: siteSecret,
    read: (id) => readSignup(writeClient(), id),
    markBounced: (id, at) => markBounced(writeClient(), id, at),
    loadTexts,
    send: sendEmail,
  })
  const issueDeps = {
    client: writeClient,
    issues: outbox.issues,
    mail: settings.mail.newsletter,
    send: sendEmail,
    siteUrl: settings.siteUrl,
    images: imageSource(settings),
    secret: siteSecret,
  }
  const sendIssue = createIssueMail(issueDeps)
  const delivery = startDeliveryWorker({
    outbox,
    write: createDatasetWriter(writeClient),
    send: async ({ key, request }) => {
      if (isSignupStep(request)) return sendSignup(request)
      if (isIssueContent(request)) return sendIssue(request)
      const parameters = { ...request, reference: documentId(key) }
      const sent = await sendEmail(server, parameters)
      // The relay makes one message of repeated calls with the same reference.
      return server.by === 'relay' ? { ...sent, mayHaveArrived: false } : sent
    },
    onStored: deletion.notifyStored,
    onMissing: deletion.wake,
    clock,
    log,
  })
  const issues = startIssueWorker({
    ...issueDeps,
    subscribe: (onAppeared) =>
      createChangeFeed(writeClient(), log, {
        filter: '*[_type in ["newsletterIssue", "newsletterDelivery"]]',
        isRelevant: ({ transition }) => transition === 'appear',
        tag: 'site.newsletter',
      })(onAppeared),
    onStarted: delivery.wake,
    clock,
    log,
  })
  return {
    outbox,
    wake: delivery.wake,
    cleanUp: () => {
      outbox.cleanUp()
      tombstones.prune()
    },
    close: async () => {
      await Promise.all([delivery.stop(), deletion.stop(), issues.stop()])
      db.close()
    },
  }
}

function startDeletion(
  { relay }: Env,
  db: Database,
  stores: { outbox: Outbox; tombstones: Tombstones },
  log: Log,
): DeletionWorker {
  return startDeletionWorker({
    ...stores,
    subscribe: (onDeleted) =>
      createChangeFeed(writeClient(), log, {
        filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
        isRelevant: ({ transition }) => transition === 'disappear',
        tag: 'site.deletion',
      })(onDeleted),
    documents: createStoredDocuments(writeClient),
    deletionLog: createDeletionLog(db),
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
