import { type BrowserStorage, tabStorage } from '~/lib/browser-storage'
import { type EventName, eventNames } from './events'

/** An event as it happened. */
export interface TrackedEvent {
  name: EventName
  properties: object
  /** When, in milliseconds since 1970. */
  time: number
  /** Names whoever did it from now on; no contact data. */
  userId?: string | undefined
}

/** Where events wait for one who may take them. */
export interface Outlet {
  put: (event: TrackedEvent) => void
  /** Gives over what has waited, in its order, and from now on each event as it comes. */
  open: (take: (event: TrackedEvent) => void) => void
  /** Drops what waits and whatever comes: none of it is given over later. */
  shut: () => void
}

/** A page has a handful of events; a page left open for days must not grow. */
const MOST_WAITING = 100

/**
 * Events wait until the outlet is opened or shut.
 * @param name under which this tab keeps them: a visit is more than one document
 */
export function createOutlet(name: string, storage: BrowserStorage = tabStorage): Outlet {
  const wait = (event: TrackedEvent) => {
    const waiting = [...eventsIn(storage.get(name)), event].slice(-MOST_WAITING)
    storage.set(name, JSON.stringify(waiting))
  }
  let deliver = wait
  return {
    put: (event) => deliver(event),
    open(take) {
      deliver = take
      const waiting = eventsIn(storage.get(name))
      storage.remove(name)
      for (const event of waiting) take(event)
    },
    shut() {
      deliver = () => undefined
      storage.remove(name)
    },
  }
}

function eventsIn(text: string | null): TrackedEvent[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEvent) : []
  } catch {
    return []
  }
}

/** What a tab keeps may be of an older version of this site. */
function isEvent(value: object): value is TrackedEvent {
  const { name, properties, time }: Partial<Record<keyof TrackedEvent, unknown>> = value
  const isKnown = eventNames.some((known) => known === name)
  return isKnown && typeof time === 'number' && typeof properties === 'object'
}
