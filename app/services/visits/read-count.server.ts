import { z } from 'zod'
import { readText, type RefusedBody } from '~/lib/read-form.server'
import { documentAt } from '~/lib/site-pages'
import { eventNames } from '../analytics/events'

/** What can be counted: one more of a name, from a fixed set of names. */
export interface Count {
  kind: 'page' | 'event'
  /** Id of the document that the page shows, `notFound`, or the event's name. */
  name: string
}

/** Under this name all addresses are counted that are no page. */
const NOT_FOUND = 'notFound'

/** An address and its name; nobody needs more. */
const MOST_BYTES = 2_048

const shape = z.union([
  z.strictObject({ page: z.string().startsWith('/') }),
  z.strictObject({ event: z.enum(eventNames) }),
])

/**
 * Reads what `count.ts` has sent. What it holds is turned into a name that we know: whatever
 * somebody types into an address, nothing of it is kept (ANA-05).
 */
export async function readCount(request: Request): Promise<Count | RefusedBody> {
  const read = await readText(request, MOST_BYTES)
  if ('status' in read) return read
  const sent = shape.safeParse(parsed(read.text)).data
  if (sent === undefined) return { status: 400 }
  if ('event' in sent) return { kind: 'event', name: sent.event }
  return { kind: 'page', name: documentAt(sent.page) ?? NOT_FOUND }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
