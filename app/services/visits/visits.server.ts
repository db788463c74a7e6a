import { env } from '../../../config/env.server'
import { realClock as clock } from '~/lib/clock.server'
import { log } from '~/lib/log.server'
import { datasetState } from '~/sanity/content.server'
import { writeClient } from '~/sanity/write-client.server'
import { startVisits, type Visits } from './counters.server'
import { visitsDataset } from './visits-dataset.server'

declare global {
  var visitsOfThisProcess: Visits | undefined
}

let current: Visits | undefined

/**
 * The counters of this process, started on first use. In development this module is loaded anew after
 * each change: what an earlier copy of it started is stopped then.
 */
export function visits(): Visits {
  if (current === undefined) {
    void globalThis.visitsOfThisProcess?.stop()
    current = startVisits({
      settings: env(),
      dataset: visitsDataset(writeClient),
      isDatasetKnown: () => datasetState() !== 'incomplete',
      clock,
      log,
    })
    globalThis.visitsOfThisProcess = current
  }
  return current
}
