import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { VisitDay } from '~/sanity/types.generated'
import type { Counted } from './tally.server'

/** A day of one server as staff find it in the dataset. */
export type DayDocument = Required<
  Pick<VisitDay, '_id' | '_type' | 'day' | 'instance' | 'pages' | 'events'>
>

/** The counters in the dataset; every method rejects while it cannot be reached, or refuses. */
export interface VisitsDataset {
  /**
   * The days that it shows of a server, each with the sum of its counts, and the ids of days before
   * one, of all servers.
   */
  look: (instance: string, before: string) => Promise<z.output<typeof lookShape>>
  remove: (ids: readonly string[]) => Promise<void>
  write: (document: DayDocument) => Promise<void>
  /** Writes it anew, so that it has one revision and no history. */
  writeAnew: (document: DayDocument) => Promise<void>
}

/** The days of one server, and those before one of all servers. */
export const VISITS_LOOK = `{
  "days": *[_type == "visitDay" && instance == $instance && defined(day)]{
    day,
    "shown": coalesce(math::sum(pages[].count), 0) + coalesce(math::sum(events[].count), 0)
  },
  "old": *[_type == "visitDay" && day < $before]._id
}`
const lookShape = z.object({
  days: z.array(z.object({ day: z.string(), shown: z.number() })),
  old: z.array(z.string()),
})

/** @param client with a token that may write; asked for anew each time, see writeClient */
export function visitsDataset(client: () => SanityClient): VisitsDataset {
  const write = async (document: DayDocument) => {
    await client().createOrReplace(document)
  }
  return {
    look: async (instance, before) =>
      lookShape.parse(await client().fetch<unknown>(VISITS_LOOK, { instance, before })),
    remove: async (ids) => {
      await ids.reduce((removal, id) => removal.delete(id), client().transaction()).commit()
    },
    write,
    writeAnew: async (document) => {
      await client().delete(document._id)
      await write(document)
    },
  }
}

/** The dot keeps a document from anonymous readers, so no page is read again because of it. */
export function dayDocument(
  day: string,
  instance: string,
  counted: readonly Counted[],
): DayDocument {
  const of = (wanted: Counted['kind']) =>
    counted
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
