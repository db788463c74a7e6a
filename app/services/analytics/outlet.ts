import type { EventName } from './events'

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

/** Events wait in the memory of the page until the outlet is opened or shut. */
export function createOutlet(): Outlet {
  const waiting: TrackedEvent[] = []
  let deliver = (event: TrackedEvent) => {
    waiting.push(event)
    if (waiting.length > MOST_WAITING) waiting.shift()
  }
  return {
    put: (event) => deliver(event),
    open(take) {
      deliver = take
      for (const event of waiting.splice(0)) take(event)
    },
    shut() {
      deliver = () => undefined
      waiting.length = 0
    },
  }
}
