import { toDay } from '#config/calendar'
import type { Env } from '#config/env.server'
import { startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import { errorReason } from '~/lib/process/error-reason.server'
import type { Log } from '~/lib/process/log.server'
import type { Count } from './accept-count.server'
import { createPublisher } from './publisher.server'
import { createVisitCounts, openVisitsDatabase } from './visit-counts.server'
import type { VisitsDataset } from './visits-dataset.server'

/** Counts visits and publishes the counts. */
export interface Visits {
  /** Adds one to today's count. Never throws; a disk error is logged. */
  count: (count: Count) => void
  /** Publishes what the dataset does not show yet, if it is reachable, and closes the database. */
  stop: () => Promise<void>
}

interface Deps {
  settings: Pick<Env, 'visits'>
  dataset: VisitsDataset
  /** Whether the dataset has answered since the process started. */
  isDatasetKnown: () => boolean
  clock: Clock
  log: Log
}

/** How often to check whether a lake that is starting has answered. */
const RETRY_MS = 1_000

/**
 * Opens the database and starts publishing. A database that cannot be opened is opened again by
 * every count and in the background.
 */
export function startVisits({ settings, dataset, isDatasetKnown, clock, log }: Deps): Visits {
  const { dir, publishMs } = settings.visits
  let opened: ReturnType<typeof openCounts> | undefined
  const openCounts = () => {
    const db = openVisitsDatabase(dir)
    const counts = createVisitCounts(db)
    const options = { pauseMs: publishMs, now: clock.now }
    return { db, counts, publisher: createPublisher({ counts, dataset, ...options }) }
  }
  const open = () => (opened ??= openCounts())
  const worker = startWorker({
    name: 'the publishing of visits',
    step: async () => {
      const { publisher } = open()
      if (isDatasetKnown()) await publisher.publish()
      return false
    },
    nextAt: () => (isDatasetKnown() ? open().publisher.nextAt() : clock.now() + RETRY_MS),
    clock,
    log,
  })
  let isFailing = false
  return {
    count: (count) => {
      try {
        const { counts, publisher } = open()
        counts.add(toDay(clock.now()), count)
        isFailing = false
        if (publisher.isReady()) worker.wake()
      } catch (error) {
        if (!isFailing) log.error('visits cannot be counted', { reason: errorReason(error) })
        isFailing = true
      }
    },
    stop: async () => {
      await worker.stop()
      // What cannot be published now is published by the next process.
      await opened?.publisher.publishNow().catch(() => undefined)
      opened?.db.close()
    },
  }
}
