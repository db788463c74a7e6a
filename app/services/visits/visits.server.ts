import { randomBytes } from 'node:crypto'
import { daysBefore, toDay } from '#config/calendar'
import { startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import type { Count } from './accept-count.server'
import { type DayCount, dayDocument, type VisitsDataset } from './visits-dataset.server'

interface Deps {
  dataset: VisitsDataset
  /** Minimum time between two writes. */
  publishMs: number
  /** Whether the dataset has answered since the process started. */
  isDatasetKnown: () => boolean
  clock: Clock
  log: Log
}

/** Days after which counts are deleted. */
const KEEP_DAYS = 400
/** How often to check whether a lake that is starting has answered. */
const RETRY_MS = 1_000

/**
 * Counts visits by day and name, without personal data, and writes the counts to the dataset, where the
 * Studio shows them. Each process has documents of its own, which the Studio adds up. A process that is
 * killed loses what it has counted since its last write.
 */
export function startVisits({ dataset, publishMs, isDatasetKnown, clock, log }: Deps) {
  const instance = randomBytes(8).toString('hex')
  const days = new Map<string, Map<string, DayCount>>()
  /** Days of which the dataset does not show everything. */
  const changed = new Set<string>()
  let notBefore = 0
  let hasFailed = false
  let cleanedOn: string | undefined
  const today = () => toDay(clock.now())
  const isDue = () => changed.size > 0 || [...days.keys()].some((day) => day < today())

  const publish = async () => {
    // Stays true after an error: the worker retries, not every visitor.
    hasFailed = true
    for (const [day, counts] of days) {
      const isOver = day < today()
      if (!isOver && !changed.delete(day)) continue
      try {
        await dataset.write(dayDocument(day, instance, [...counts.values()]), isOver)
      } catch (error) {
        changed.add(day)
        throw error
      }
      if (!isOver) continue
      days.delete(day)
      changed.delete(day)
    }
    if (cleanedOn !== today()) await dataset.removeBefore(daysBefore(today(), KEEP_DAYS))
    cleanedOn = today()
    hasFailed = false
    notBefore = clock.now() + publishMs
  }
  const worker = startWorker({
    name: 'the publishing of visits',
    step: async () => {
      if (isDatasetKnown() && isDue() && clock.now() >= notBefore) await publish()
      return false
    },
    nextAt: () => {
      if (!isDue()) return undefined
      return isDatasetKnown() ? notBefore : clock.now() + RETRY_MS
    },
    clock,
    log,
  })
  return {
    /** Adds one to today's count. */
    count: ({ kind, name }: Count) => {
      const day = today()
      const counts = days.get(day) ?? new Map<string, DayCount>()
      const key = `${kind} ${name}`
      counts.set(key, { kind, name, count: (counts.get(key)?.count ?? 0) + 1 })
      days.set(day, counts)
      changed.add(day)
      if (!hasFailed && clock.now() >= notBefore) worker.wake()
    },
    /** Publishes what the dataset does not show yet, if it is reachable. */
    stop: async () => {
      await worker.stop()
      if (isDue()) await publish().catch(() => undefined)
    },
  }
}
