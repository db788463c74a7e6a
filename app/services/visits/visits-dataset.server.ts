import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { VisitDay } from '~/sanity/types.generated'
import type { Count } from './accept-count.server'
import type { DayCount } from './visit-counts.server'

/** A day's counts of one server, in the dataset. */
export type DayDocument = Required<
  Pick<VisitDay, '_id' | '_type' | 'day' | 'instance' | 'pages' | 'events'>
>

export type VisitsDataset = ReturnType<typeof createVisitsDataset>

export const VISIT_DAYS = `{
  "days": *[_type == "visitDay" && instance == $instance && defined(day)]{
    day,
    "shown": coalesce(math::sum(pages[].count), 0) + coalesce(math::sum(events[].count), 0)
  },
  "old": *[_type == "visitDay" && day < $before]._id
}`
const daysShape = z.object({
  days: z.array(z.object({ day: z.string(), shown: z.number() })),
  old: z.array(z.string()),
})

/**
 * The visit counts in the dataset. Every method rejects when it is unreachable or refuses.
 * @param client with a token that may write, see writeClient
 */
export function createVisitsDataset(client: () => SanityClient) {
  const write = async (document: DayDocument) => {
    await client().createOrReplace(document)
  }
  return {
    /** Returns the days of a server with their sums, and the ids of all servers' days before one. */
    read: async (instance: string, before: string) =>
      daysShape.parse(await client().fetch<unknown>(VISIT_DAYS, { instance, before })),
    remove: async (ids: readonly string[]) => {
      await ids.reduce((removal, id) => removal.delete(id), client().transaction()).commit()
    },
    write,
    /** Deletes and creates the document, so that it has one revision and no history. */
    rewrite: async (document: DayDocument) => {
      await client().delete(document._id)
      await write(document)
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
