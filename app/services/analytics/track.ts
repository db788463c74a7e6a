import { createEventQueue } from './event-queue'
import type { EventName, EventProperties } from './events'

/** For the site's own visit counts, which use only the names. */
export const countQueue = createEventQueue('eventsToCount')

/** For the analytics host: opened by the visitor's consent, closed by a refusal (ANA-05). */
export const hostQueue = createEventQueue('eventsToSend')

let marks: object = {}

/** Marks all later events as an internal test (RT-06). */
export function markInternalTest(): void {
  marks = { internal_test: true }
}

/**
 * Reports an event (ANA-01). Never throws and never waits; the queues decide what is sent.
 * @param userId identifies the visitor in this and all later events
 */
export function track<Name extends EventName>(
  name: Name,
  properties: EventProperties[Name],
  userId?: string,
): void {
  const event = { name, properties: { ...properties, ...marks }, time: Date.now(), userId }
  countQueue.add(event)
  hostQueue.add(event)
}
