import { dayOf } from '../../../config/calendar'
import type { Env } from '../../../config/env.server'
import type { Clock } from '~/lib/clock.server'
import type { Log } from '~/lib/log.server'
import { faultOf } from '../fault.server'
import { startLoop } from '../loop.server'
import { createPublishing } from './publishing.server'
import type { Count } from './read-count.server'
import { createTally, openVisitsDatabase } from './tally.server'
import type { VisitsDataset } from './visits-dataset.server'

/** The counters of a process. */
export interface Visits {
  /** Counts one more today. When the disk fails that is logged, and nobody else is told. */
  count: (count: Count) => void
  /** Writes to the dataset what it does not show yet, if it takes it, and closes the disk's file. */
  stop: () => Promise<void>
}

interface Parts {
  settings: Pick<Env, 'visits'>
  dataset: VisitsDataset
  /** Whether the dataset has answered since the process was started. */
  isDatasetKnown: () => boolean
  clock: Clock
  log: Log
}

/** A lake that is being started is looked for again so soon. */
const LOOK_AGAIN_MS = 1_000

/**
 * Opens the counters and starts to carry them to the dataset. A file that cannot be opened is tried
 * again by every count, and in the background.
 */
export function startVisits({ settings, dataset, isDatasetKnown, clock, log }: Parts): Visits {
  const { dir, publishMs } = settings.visits
  let opened: ReturnType<typeof openCounters> | undefined
  const openCounters = () => {
    const db = openVisitsDatabase(dir)
    const tally = createTally(db)
    const { now } = clock
    return { db, tally, publishing: createPublishing({ tally, dataset, pauseMs: publishMs, now }) }
  }
  const open = () => (opened ??= openCounters())
  const loop = startLoop({
    name: 'the publishing of visits',
    step: async () => {
      const { publishing } = open()
      if (isDatasetKnown()) await publishing.publish()
      return false
    },
    nextAt: () => (isDatasetKnown() ? open().publishing.nextAt() : clock.now() + LOOK_AGAIN_MS),
    clock,
    log,
  })
  let isFailing = false
  return {
    count: (count) => {
      try {
        const { tally, publishing } = open()
        tally.add(dayOf(clock.now()), count)
        isFailing = false
        if (publishing.isReady()) loop.wake()
      } catch (error) {
        if (!isFailing) log.error('visits cannot be counted', { reason: faultOf(error) })
        isFailing = true
      }
    },
    stop: async () => {
      await loop.stop()
      // What cannot be written now is written by the next process.
      await opened?.publishing.publishNow().catch(() => undefined)
      opened?.db.close()
    },
  }
}
