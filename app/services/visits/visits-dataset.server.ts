import type { SanityClient } from '@sanity/client'
import type { VisitDay } from '~/sanity/types.generated'
import type { Count } from './accept-count.server'

/** A day's count of a name. */
export type DayCount = Count & { count: number }

/** A day's counts of one process, in the dataset. */
export type DayDocument = Required<
  Pick<VisitDay, '_id' | '_type' | 'day' | 'instance' | 'pages' | 'events'>
>

export type VisitsDataset = ReturnType<typeof createVisitsDataset>

/**
 * The visit counts in the dataset. Every method rejects when it is unreachable or refuses.
 * @param client with a token that may write, see writeClient
 */
export function createVisitsDataset(client: () => SanityClient) {
  return {
    /** @param isOver deletes the document first, so that it has one revision and no history */
    write: async (document: DayDocument, isOver: boolean) => {
      if (isOver) await client().delete(document._id)
      await client().createOrReplace(document)
    },
    /** Removes the days before one, whichever process counted them. @param day `YYYY-MM-DD` */
    removeBefore: async (day: string) => {
      await client().delete({ query: '*[_type == "visitDay" && day < $day]', params: { day } })
    },
  }
}

/** The id's dot makes the document private, so it does not make pages stale. */
export function dayDocument(
  day: string,
  instance: string,
  counts: readonly DayCount[],
): DayDocument {
  const of = (wanted: Count['kind']) =>
    counts
      .filter(({ kind }) => kind === wanted)
      .map(({ name, count }) => ({ _key: name, _type: 'visitCount' as const, name, count }))
  return {
    _id: `visitDay.${day}.${instance}`,
    _type: 'visitDay',
    day,
    instance,
    pages: of('page'),
    events: of('event'),
  }
}
