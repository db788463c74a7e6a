import { type BrowserStorage, tabStorage } from '~/lib/browser/storage'
import { type EventName, isEventName } from './events'

export interface TrackedEvent {
  name: EventName
  properties: object
  /** When it happened, in milliseconds since 1970. */
  time: number
  /** Identifies the visitor from now on; no contact data. */
  userId?: string | undefined
}

/** Pages have few events; the limit is for a page that stays open for days. */
const MAX_QUEUED = 100

/**
 * Holds events until a receiver is allowed.
 * @param name the storage key in this tab, because a visit has several documents
 */
export function createEventQueue(name: string, storage: BrowserStorage = tabStorage) {
  const store = (event: TrackedEvent) => {
    const waiting = [...parseEvents(storage.get(name)), event].slice(-MAX_QUEUED)
    storage.set(name, JSON.stringify(waiting))
  }
  let deliver = store
  return {
    add: (event: TrackedEvent) => deliver(event),
    /** Sends the waiting events in order, and from now on every event at once. */
    open(send: (event: TrackedEvent) => void) {
      deliver = send
      const waiting = parseEvents(storage.get(name))
      storage.remove(name)
      for (const event of waiting) send(event)
    },
    /** Drops the waiting events and all later ones. */
    close() {
      deliver = () => undefined
      storage.remove(name)
    },
  }
}

function parseEvents(text: string | null): TrackedEvent[] {
  try {
    const events: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(events) ? events.filter(isEvent) : []
  } catch {
    return []
  }
}

/** An older version of the site may have stored other events. */
function isEvent(value: object): value is TrackedEvent {
  const { name, properties, time }: Partial<Record<keyof TrackedEvent, unknown>> = value
  return isEventName(name) && typeof time === 'number' && typeof properties === 'object'
}
