import { toDay, daysBefore } from '#config/calendar'
import type { VisitCounts } from './visit-counts.server'
import { dayDocument, type VisitsDataset } from './visits-dataset.server'

/** Days after which counts are deleted. */
const KEEP_DAYS = 400

interface Deps {
  counts: VisitCounts
  dataset: VisitsDataset
  /** Least time between two writes. */
  pauseMs: number
  now: () => number
}

/** Writes the visit counts to the dataset, where the Studio shows them. */
export function createPublisher({ counts, dataset, pauseMs, now }: Deps) {
  let notBefore = 0
  let hasFailed = false
  let reconciledOn: string | undefined
  const today = () => toDay(now())

  /** Once a day and process, because someone may have replaced or restored the dataset. */
  const reconcile = async (day: string) => {
    if (reconciledOn === day) return
    const oldest = daysBefore(day, KEEP_DAYS)
    counts.removeBefore(oldest)
    const { days, old } = await dataset.read(counts.instance, oldest)
    counts.reconcile(new Map(days.map(({ day, shown }) => [day, shown])))
    if (old.length > 0) await dataset.remove(old)
    reconciledOn = day
  }
  const publishNow = async () => {
    const day = today()
    if (counts.due(day).length === 0) return
    // Stays true after an error: the worker retries, not every visitor.
    hasFailed = true
    await reconcile(day)
    for (const due of counts.due(day)) {
      const document = dayDocument(due.day, counts.instance, counts.of(due.day))
      await (due.isOver ? dataset.rewrite(document) : dataset.write(document))
      counts.markPublished(due)
    }
    hasFailed = false
    notBefore = now() + pauseMs
  }
  return {
    /**
     * Writes the days that have changed, unless the last write is less than a pause ago.
     * @throws Error when the dataset is unreachable or rejects the write, or the disk fails
     */
    publish: async () => {
      if (now() >= notBefore) await publishNow()
    },
    /** As `publish`, without the pause: for the end of the process. */
    publishNow,
    /** When the next write is due, in milliseconds. */
    nextAt: () => (counts.due(today()).length > 0 ? notBefore : undefined),
    /** True when a new count can be written at once. */
    isReady: () => !hasFailed && now() >= notBefore,
  }
}
