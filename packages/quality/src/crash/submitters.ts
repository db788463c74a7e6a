import { setTimeout as sleep } from 'node:timers/promises'
import { createVisitor, type Visit } from '../../../../tests/nightly/testing/submissions/visitor'
import { visit, type VisitedSite } from '../../../../tests/nightly/testing/submissions/visit'

const SUBMITTERS = 2
/** The site accepts 60 forms without a captcha in ten minutes, and every fourth has none. */
const MAX_VISITS = 200

/**
 * Starts visitors who send the investor form.
 * @param pauseMs of a visitor between two forms
 */
export function startSubmitters(site: VisitedSite, pauseMs: number) {
  const visits: Visit[] = []
  let [started, isStopped] = [0, false]
  const submit = async () => {
    while (!isStopped && started < MAX_VISITS) {
      started += 1
      visits.push(await visit(site, createVisitor(started)))
      await sleep(pauseMs)
    }
  }
  const submitting = Promise.all(Array.from({ length: SUBMITTERS }, submit))
  return {
    /** Finished visits. */
    visits,
    /** Settles when every visitor has an answer or has given up. */
    stop: async () => {
      isStopped = true
      await submitting
    },
  }
}
