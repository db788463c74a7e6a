import { setTimeout as sleep } from 'node:timers/promises'
import { createVisitor, type Visit } from './visitor'
import { visit, type VisitedSite } from './visit'

/** Visitors who send the investor form. */
interface Submitters {
  /** Finished visits. */
  readonly visits: readonly Visit[]
  /** Settles when every visitor has an answer or has given up. */
  stop: () => Promise<void>
}

const SUBMITTERS = 2
/** The site accepts 60 forms without a captcha in ten minutes, and every fourth has none. */
const MAX_VISITS = 200

/** @param clockOffsetMs returns how far the site's clock is ahead */
export function startSubmitters(
  site: VisitedSite,
  pauseMs: number,
  clockOffsetMs: () => number,
): Submitters {
  const visits: Visit[] = []
  let [started, isStopped] = [0, false]
  const submit = async () => {
    while (!isStopped && started < MAX_VISITS) {
      started += 1
      visits.push(await visit(site, createVisitor(started), clockOffsetMs))
      await sleep(pauseMs)
    }
  }
  const submitting = Promise.all(Array.from({ length: SUBMITTERS }, submit))
  return {
    visits,
    stop: async () => {
      isStopped = true
      await submitting
    },
  }
}
