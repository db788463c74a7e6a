import type { EventName, EventProperties } from './events'
import { createOutlet } from './outlet'

/** To the site's own counters, which learn the names alone. */
export const ownOutlet = createOutlet('eventsToCount')

/** To the analytics host: opened when the visitor allows it, shut when not (ANA-05). */
export const hostOutlet = createOutlet('eventsToSend')

let marks: object = {}

/** From here on events say that staff are trying the site out (RT-06). */
export function markInternalTest(): void {
  marks = { internal_test: true }
}

/**
 * Says that something happened (ANA-01). Never throws and holds nobody up: where the event may go
 * is decided where the outlets are opened.
 * @param userId names the visitor from now on, as events of one person
 */
export function track<Name extends EventName>(
  name: Name,
  properties: EventProperties[Name],
  userId?: string,
): void {
  const event = { name, properties: { ...properties, ...marks }, time: Date.now(), userId }
  ownOutlet.put(event)
  hostOutlet.put(event)
}
