import type { Env } from '#config/env.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { startWorker } from '~/lib/process/background-worker.server'
import { realClock as clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { writeClient } from '~/sanity/write-client.server'
import { keyedStep, type SignupStep } from '../newsletter/signup-step.server'
import type { ReviewAnswer } from '../review/review-answer.server'
import { siteSecret } from '../site-secret.server'
import { createCaptchaCheck } from './captcha/captcha.server'
import { createProofOfWork } from './captcha/proof-of-work.server'
import { createExpiry } from './deletion/expired-documents.server'
import { type AcceptDeps, acceptRequest } from './intake/accept-request.server'
import { isBrowserKey } from './intake/request-key.server'
import type { SentReport } from './outbox/stored-request.server'
import { type LoadTexts, openOutbox, type OpenOutbox } from './open-outbox.server'

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
export type InvestorRequests = ReturnType<typeof startInvestorRequests>

const TEN_MINUTES_MS = 600_000
/** A household, an office or a phone network may share one address. */
const PER_CALLER = 20
const UNPROVEN_PER_CALLER = 4
const UNPROVEN_IN_TOTAL = 60

/**
 * Opens the outbox and starts the background workers. An outbox that cannot be opened is opened
 * again by every request and in the background; until then requests are answered `sendFailed`.
 */
export function startInvestorRequests(settings: Env, log: Log, texts: LoadTexts) {
  const proofOfWork = createProofOfWork({ secret: siteSecret })
  let opened: OpenOutbox | undefined
  const open = () => (opened ??= openOutbox(settings, log, texts))
  const deps: AcceptDeps = {
    get outbox() {
      return open().outbox
    },
    checkCaptcha: createCaptchaCheck({ settings: settings.captcha, proofOfWork, log }),
    allowsCaller: createRateLimit({ limit: PER_CALLER, windowMs: TEN_MINUTES_MS }),
    allowsUnproven: createUnprovenLimit(),
    secret: siteSecret,
    email: settings.mail.investor.browser,
    log,
  }
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
    /** Accepts or rejects a posted form, see acceptRequest. */
    accept: (request: Request, caller: string) => acceptRequest(request, caller, deps),
    /**
     * Records a browser's report of a sent e-mail.
     * @returns false for an unknown request, and for one without a browser's key: such keys derive
     * from content that others could guess
     */
    reportSent: (report: SentReport) => {
      if (!isBrowserKey(report.key)) return false
      const isKnown = open().outbox.reportSent(report)
      open().wake()
      return isKnown
    },
    /**
     * Stores a step of a newsletter sign-up, which the workers deliver like a request (NEWS-05).
     * @throws Error while the outbox is not writable
     */
    saveSignup: (step: SignupStep) => void open().outbox.save(keyedStep(step)),
    /**
     * Stores an answer to a review, which the workers deliver like a request (PLAN-03).
     * @throws Error while the outbox is not writable
     */
    saveAnswer: (answer: ReviewAnswer) =>
      void open().outbox.save({ key: answer._id, fingerprint: answer._id, request: answer }),
    challenge: proofOfWork.challenge,
    /** What waits for a delivery. @throws Error while the outbox is not readable */
    waiting: () => open().outbox.waiting(),
    /** Stops the background workers; settles when none is working. */
    stop: async () => {
      await cleaning.stop()
      await opened?.close()
    },
  }
}

/** Limits posts without a verified captcha, by address and in total. */
function createUnprovenLimit() {
  const byCaller = createRateLimit({ limit: UNPROVEN_PER_CALLER, windowMs: TEN_MINUTES_MS })
  const inTotal = createRateLimit({ limit: UNPROVEN_IN_TOTAL, windowMs: TEN_MINUTES_MS })
  return (caller: string) => byCaller(caller) && inTotal('all')
}
