import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import { errorReason } from '~/lib/process/error-reason.server'
import type { Log } from '~/lib/process/log.server'
import type { Sent } from '../../emailjs.server'
import type { DatasetQueue, DueDocument } from '../journal/disk-journal.server'
import { type KeyedRequest, type MailQueue, MAY_HAVE_ARRIVED } from '../journal/journal.server'
import { toDelivery, documentId, writeContent } from '../journal/request-document.server'

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
  return async ({ key, request, receivedAt, mailing }) => {
    const id = documentId(key)
    const delivery = toDelivery(mailing, receivedAt, now())
    const transaction = client().transaction()
    if (request === undefined) transaction.patch(id, { set: { delivery } })
    else writeContent(transaction, key, request, receivedAt, delivery)
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

interface DatasetDeps {
  queue: DatasetQueue
  write: WriteDocument
  /** Called after a document was written. */
  onStored: () => void
  /** Called when a document is missing, so that a deletion is noticed. */
  onMissing: () => void
  clock: Clock
  log: Log
}

/** Writes requests from the journal to the dataset, until each is stored (FORM-08). */
export function startDatasetWorker(deps: DatasetDeps): BackgroundWorker {
  const { queue, write, onStored, onMissing, clock, log } = deps
  const health = createHealth(log, 'requests wait for the dataset', 'requests reach the dataset')

  return startWorker({
    name: 'the storing of requests',
    step: async () => {
      const due = queue.claim()
      if (due === undefined) return false
      const { key } = due
      try {
        if ((await write(due)) === 'stored') {
          queue.markStored(due)
          onStored()
        } else {
          queue.markFailed(due)
          onMissing()
        }
        health.succeeded()
      } catch (error) {
        queue.markFailed(due)
        health.failed({ key, reason: errorReason(error) })
      }
      return true
    },
    nextAt: () => queue.nextAt(),
    clock,
    log,
  })
}

interface MailDeps {
  queue: MailQueue
  send: (mail: KeyedRequest) => Promise<Sent>
  /** Called when the document should show something new about an e-mail. */
  onChange: () => void
  clock: Clock
  log: Log
}

/** Longest reason that a document shows; an answer may be an HTML page. */
const MAX_REASON_LENGTH = 200

/** Sends the e-mails that no browser has reported in time, until each is sent (FORM-09). */
export function startMailWorker({ queue, send, onChange, clock, log }: MailDeps): BackgroundWorker {
  const health = createHealth(log, 'e-mails of requests wait', 'e-mails of requests go out')

  return startWorker({
    name: 'the mailing of requests',
    step: async () => {
      const due = await queue.claim()
      if (due === undefined) return false
      const { ok, status, text, mayHaveArrived = false } = await send(due)
      if (ok) {
        await queue.markSent(due)
        health.succeeded()
      } else {
        const reason = mayHaveArrived ? MAY_HAVE_ARRIVED : `${status} ${text}`
        await queue.markFailed(due, reason.slice(0, MAX_REASON_LENGTH))
        health.failed({ key: due.key, reason: status === 0 ? 'no answer' : `HTTP ${status}` })
      }
      onChange()
      return true
    },
    nextAt: () => queue.nextAt(),
    clock,
    log,
  })
}

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
