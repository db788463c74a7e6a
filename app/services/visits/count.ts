import type { EventName } from '../analytics/events'

/** Where the server accepts counts. */
const ADDRESS = '/visits'
/** No page has a longer path, and the server rejects longer ones. */
const MAX_PATH_LENGTH = 200

/**
 * Counts a view on the site's own server. It carries no personal data, so it needs no consent
 * (ANA-05). A server log would include preloaded pages and miss pages from proxy caches. Never throws
 * and never waits.
 * @param path of the page; query and fragment are not sent
 */
export function countPage(path: string): void {
  send({ page: path.replace(/[?#].*$/s, '').slice(0, MAX_PATH_LENGTH) })
}

/** Counts an event by its name, as `countPage` (ANA-01, ANA-05). */
export function countEvent(name: EventName): void {
  send({ event: name })
}

/** A beacon outlives the page, so clicks that leave the site count too. */
function send(count: { page: string } | { event: EventName }): void {
  const body = JSON.stringify(count)
  try {
    if ('sendBeacon' in navigator && navigator.sendBeacon(ADDRESS, body)) return
    fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  } catch {
    // A browser that blocks this is not counted.
  }
}
