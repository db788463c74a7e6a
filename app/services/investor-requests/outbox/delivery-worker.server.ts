import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import { errorReason } from '~/lib/process/error-reason.server'
import { describeError, type Log } from '~/lib/process/log.server'
import type { Delivered } from '../../emailjs.server'
import { isSignupId, writeStep } from '../../newsletter/signup-step.server'
import { writeAnswer } from '../../review/review-answer.server'
import { type DueDocument, MAY_HAVE_ARRIVED, type Outbox } from './outbox.server'
import { documentId, hidesDelivery, toDelivery, writeContent } from './request-document.server'
import {
  isInvestorRequest,
  isReviewAnswer,
  isSignupStep,
  type KeyedContent,
} from './stored-request.server'

/**
 * Writes a due state to the dataset. Writing it twice changes nothing.
 * @returns `missing` when there is no document to update: staff have deleted it, or the dataset is
 * another one
 * @throws Error while the dataset is unreachable or rejects the write
 */
export type WriteDocument = (due: DueDocument) => Promise<'stored' | 'missing'>

/** @param client with a token that may write; the lake creates its token when it starts */
export function createDatasetWriter(
  client: () => SanityClient,
  now: () => number = Date.now,
): WriteDocument {
  return async ({ key, request, receivedAt, mailState }) => {
    if (request !== undefined && isSignupStep(request)) {
      await writeStep(client(), request)
      return 'stored'
    }
    if (request !== undefined && isReviewAnswer(request)) {
      await writeAnswer(client(), request)
      return 'stored'
    }
    if (hidesDelivery(key)) return 'stored'
    const id = documentId(key)
    const delivery = toDelivery(mailState, receivedAt, now())
    const transaction = client().transaction()
    if (request !== undefined && isInvestorRequest(request)) {
      writeContent(transaction, key, request, receivedAt, delivery)
    } else transaction.patch(id, { set: { delivery } })
    try {
      await transaction.commit()
      return 'stored'
    } catch (error) {
      if (isMissing(error)) return 'missing'
      throw error
    }
  }
}

const missingShape = z.object({
  items: z.array(z.object({ error: z.object({ type: z.literal('documentNotFoundError') }) })),
})

function isMissing(error: unknown): boolean {
  return error instanceof ClientError && missingShape.safeParse(error.details).success
}

interface DeliveryDeps {
  outbox: Pick<Outbox, 'dataset' | 'mail'>
  write: WriteDocument
  /** Rejects when the e-mail has to wait, with the reason for staff. */
  send: (mail: KeyedContent) => Promise<Delivered>
  /** Called after a document was written. */
  onStored: () => void
  /** Called when a document is missing, so that a deletion is noticed. */
  onMissing: () => void
  clock: Clock
  log: Log
}

/** Longest reason that a document shows; an answer may be an HTML page. */
const MAX_REASON_LENGTH = 200

/**
 * Delivers what is due in the outbox: writes requests to the dataset until each is stored (FORM-08),
 * and sends the e-mails that no browser has reported in time (FORM-09). Documents come first; after a
 * failed write one e-mail is sent, so a dataset that hangs does not hold up e-mails.
 */
export function startDeliveryWorker(deps: DeliveryDeps): BackgroundWorker {
  const { outbox, clock, log } = deps
  const store = createStoring(deps)
  const mail = createMailing(deps)
  let isWriteFailing = false

  return startWorker({
    name: 'the delivery of requests',
    step: async () => {
      const hasFailed = isWriteFailing
      isWriteFailing = false
      const document = hasFailed ? undefined : outbox.dataset.claim()
      if (document !== undefined) {
        isWriteFailing = !(await store(document))
        return true
      }
      const email = outbox.mail.claim()
      if (email !== undefined) await mail(email)
      return hasFailed || email !== undefined
    },
    nextAt: () => {
      const times = [outbox.dataset.nextAt(), outbox.mail.nextAt()]
      return Math.min(...times.map((at) => at ?? Infinity))
    },
    clock,
    log,
  })
}

/** @returns a function that tries to write a document, and returns false when the dataset fails */
function createStoring({ outbox: { dataset }, write, onStored, onMissing, log }: DeliveryDeps) {
  const health = createHealth(log, 'requests wait for the dataset', 'requests reach the dataset')
  return async (due: DueDocument): Promise<boolean> => {
    try {
      if ((await write(due)) === 'stored') {
        dataset.markStored(due)
        onStored()
      } else {
        dataset.markFailed(due)
        onMissing()
      }
      health.succeeded()
      return true
    } catch (error) {
      dataset.markFailed(due)
      health.failed({ key: toLogKey(due.key), reason: errorReason(error) })
      return false
    }
  }
}

/** @returns a function that tries to send an e-mail */
function createMailing({ outbox: { mail }, send, log }: DeliveryDeps) {
  const health = createHealth(log, 'e-mails of requests wait', 'e-mails of requests go out')
  return async (due: KeyedContent): Promise<void> => {
    const {
      ok,
      status,
      text,
      mayHaveArrived = false,
      dropped,
    } = await send(due).catch((error: unknown): Delivered => ({
      ok: false,
      status: 0,
      text: describeError(error),
    }))
    if (dropped !== undefined) {
      mail.drop(due, dropped)
      return
    }
    if (ok) {
      mail.markSent(due)
      health.succeeded()
      return
    }
    const reason = mayHaveArrived ? MAY_HAVE_ARRIVED : `${status} ${text}`
    mail.markFailed(due, reason.slice(0, MAX_REASON_LENGTH))
    health.failed({ key: toLogKey(due.key), reason: status === 0 ? 'no answer' : `HTTP ${status}` })
  }
}

/** The key of a sign-up has a digest of the address, by which a reader could recognize a person. */
const toLogKey = (key: string) => (isSignupId(key) ? 'newsletterSignup' : key)

/** Logs the first failure and the recovery, not every attempt. */
function createHealth(log: Log, failure: string, recovery: string) {
  let isFailing = false
  return {
    failed: (details: { key: string; reason: string }) => {
      if (!isFailing) log.warn(failure, details)
      isFailing = true
    },
    succeeded: () => {
      if (isFailing) log.info(recovery)
      isFailing = false
    },
  }
}
