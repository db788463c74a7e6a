import { dayOf, daysBefore } from '../../../config/calendar'
import type { Tally } from './tally.server'
import { dayDocument, type VisitsDataset } from './visits-dataset.server'

/** Longer than a year, so that a month can be compared with that of the year before. */
export const KEPT_DAYS = 400

/** Carries the counters to the dataset, where the Studio shows them. */
export interface Publishing {
  /**
   * Writes the days that have changed, unless it has done so a moment ago.
   * @throws Error when the dataset cannot be reached or refuses, or the disk cannot be read
   */
  publish: () => Promise<void>
  /** The same without a pause: the process is about to end. */
  publishNow: () => Promise<void>
  /** When there is next something to write, in milliseconds. */
  nextAt: () => number | undefined
  /** True when what has just been counted can be written at once. */
  isReady: () => boolean
}

interface Parts {
  tally: Tally
  dataset: VisitsDataset
  /** The least time between two writes. */
  pauseMs: number
  now: () => number
}

export function createPublishing({ tally, dataset, pauseMs, now }: Parts): Publishing {
  let notBefore = 0
  let isHeldUp = false
  let tidiedOn: string | undefined
  const today = () => dayOf(now())

  /** Once a day, and once in each process: the dataset may be another one since, or an older one. */
  const tidy = async (day: string) => {
    if (tidiedOn === day) return
    const oldest = daysBefore(day, KEPT_DAYS)
    tally.forgetBefore(oldest)
    const { days, old } = await dataset.look(tally.instance, oldest)
    tally.publishedOnly(new Map(days.map(({ day, shown }) => [day, shown])))
    if (old.length > 0) await dataset.remove(old)
    tidiedOn = day
  }
  const publishNow = async () => {
    const day = today()
    if (tally.due(day).length === 0) return
    // After a failure it stays so: whoever calls tries again by itself.
    isHeldUp = true
    await tidy(day)
    for (const due of tally.due(day)) {
      const document = dayDocument(due.day, tally.instance, tally.of(due.day))
      await (due.isOver ? dataset.writeAnew(document) : dataset.write(document))
      tally.published(due)
    }
    isHeldUp = false
    notBefore = now() + pauseMs
  }
  return {
    publish: async () => {
      if (now() >= notBefore) await publishNow()
    },
    publishNow,
    nextAt: () => (tally.due(today()).length > 0 ? notBefore : undefined),
    isReady: () => !isHeldUp && now() >= notBefore,
  }
}
