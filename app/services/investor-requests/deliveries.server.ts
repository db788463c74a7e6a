import type { Clock } from '~/lib/clock.server'
import type { Log } from '~/lib/log.server'
import type { Sent } from '../emailjs.server'
import { faultOf } from '../fault.server'
import { type Loop, startLoop } from '../loop.server'
import type { WriteDocument } from './dataset-writer.server'
import type { StoreQueue } from './disk-journal.server'
import { type DueMail, type MailQueue, MAY_HAVE_ARRIVED } from './journal.server'

interface StoreParts {
  queue: StoreQueue
  write: WriteDocument
  /** Called when a document has been written. */
  stored: () => void
  /** Called when there is no document: it is to be found out whether staff have deleted it. */
  missing: () => void
  clock: Clock
  log: Log
}

/** Carries requests from the journal to the dataset, as long as it takes (FORM-08). */
export function startStoring({ queue, write, stored, missing, clock, log }: StoreParts): Loop {
  const health = createHealth(log, 'requests wait for the dataset', 'requests reach the dataset')

  return startLoop({
    name: 'storing requests',
    step: async () => {
      const due = queue.claim()
      if (due === undefined) return false
      const { key } = due
      try {
        if ((await write(due)) === 'stored') {
          queue.stored(due)
          stored()
        } else {
          queue.failed(due)
          missing()
        }
        health.well()
      } catch (error) {
        queue.failed(due)
        health.ill({ key, reason: faultOf(error) })
      }
      return true
    },
    nextAt: () => queue.nextAt(),
    clock,
    log,
  })
}

interface MailParts {
  queue: MailQueue
  send: (mail: DueMail) => Promise<Sent>
  /** Called when something about an e-mail has changed that staff are to see. */
  changed: () => void
  clock: Clock
  log: Log
}

/** What the document says of a failure; the service's answer may be a page. */
const LONGEST_REASON = 200

/** Sends the e-mails that no browser has sent in time, until each has gone out (FORM-09). */
export function startMailing({ queue, send, changed, clock, log }: MailParts): Loop {
  const health = createHealth(log, 'e-mails of requests wait', 'e-mails of requests go out')

  return startLoop({
    name: 'mailing requests',
    step: async () => {
      const due = await queue.claim()
      if (due === undefined) return false
      const { ok, status, text, mayHaveArrived = false } = await send(due)
      if (ok) {
        await queue.sent(due)
        health.well()
      } else {
        const reason = mayHaveArrived ? MAY_HAVE_ARRIVED : `${status} ${text}`
        await queue.failed(due, reason.slice(0, LONGEST_REASON))
        health.ill({ key: due.key, reason: status === 0 ? 'no answer' : `HTTP ${status}` })
      }
      changed()
      return true
    },
    nextAt: () => queue.nextAt(),
    clock,
    log,
  })
}

/** Says in the log when something begins to fail and when it works again, not each time. */
function createHealth(log: Log, illness: string, recovery: string) {
  let isIll = false
  return {
    ill: (details: { key: string; reason: string }) => {
      if (!isIll) log.warn(illness, details)
      isIll = true
    },
    well: () => {
      if (isIll) log.info(recovery)
      isIll = false
    },
  }
}
