import type { EventName } from '../analytics/events'

/** Where the site's own server takes counts. */
const ADDRESS = '/conteo'
/** No page has a longer address; the server reads no longer ones. */
const LONGEST_PATH = 200

/**
 * Counts one more view of a page, on the site's own server and without saying who it is. The page
 * never waits for it and never learns whether it was counted, so it needs no consent (ANA-05).
 * @param path of the page's address; a query or a fragment is not sent
 */
export function countPage(path: string): void {
  send({ page: path.replace(/[?#].*$/s, '').slice(0, LONGEST_PATH) })
}

/** Counts one more event by its name alone, as `countPage` (ANA-01, ANA-05). */
export function countEvent(name: EventName): void {
  send({ event: name })
}

/** A beacon outlives the page, so that a click that leads away is counted, too. */
function send(count: { page: string } | { event: EventName }): void {
  const body = JSON.stringify(count)
  try {
    if ('sendBeacon' in navigator && navigator.sendBeacon(ADDRESS, body)) return
    fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  } catch {
    // A browser that cannot or may not is not counted.
  }
}
