import { tabStorage } from '~/lib/browser-storage'
import { flagsIn } from '~/lib/visit-flags'
import { appLoaded } from './analytics/device'
import { trackLink } from './analytics/link-event'
import { markInternalTest, ownOutlet, track } from './analytics/track'
import { countEvent, countPage } from './visits/count'

/** Of this tab: staff are trying the site out. */
const INTERNAL_TEST = 'internalTest'
/** Of this tab: 'App Loaded' has been said. */
const LOADED = 'appLoaded'
/** The button that opens a menu and follows no link. */
const RIGHT = 2

/** Path of the document, until the application has counted its first page. */
let arrival: string | undefined

/**
 * Measures a visit from its first page on, long before React runs (ANA-01, ANA-02): views and
 * events go to the site's own counters, and wait for the analytics host.
 */
export function startMeasuring(): void {
  if (flagsIn(location.search).internalTest) tabStorage.set(INTERNAL_TEST, 'true')
  if (isInternalTest()) excludeFromCounts()
  else ownOutlet.open(({ name }) => countEvent(name))
  countView(location.pathname)
  arrival = location.pathname
  trackLinks()
}

/** Counts a page that the application shows; the one that the visit began with is counted already. */
export function countView(path: string): void {
  const isCounted = path === arrival
  arrival = undefined
  if (!isCounted && !isInternalTest()) countPage(path)
}

/**
 * Staff who try the site out do not count, and are marked for the analytics host, until they close
 * the tab (RT-06).
 */
export function startInternalTest(): void {
  tabStorage.set(INTERNAL_TEST, 'true')
  excludeFromCounts()
}

function isInternalTest(): boolean {
  return tabStorage.get(INTERNAL_TEST) !== null
}

function excludeFromCounts() {
  markInternalTest()
  ownOutlet.shut()
}

/**
 * Tracks the first load of the application in this tab (ANA-02). Not part of `startMeasuring`: a
 * browser needs 30 ms and more to name its time zone for the first time.
 */
export function trackAppLoaded(): void {
  if (tabStorage.get(LOADED) !== null) return
  tabStorage.set(LOADED, 'true')
  track('App Loaded', appLoaded())
}

/** Clicks on the links that have events, those before this ran first. Nothing waits for them. */
function trackLinks() {
  for (const click of window.earlyVisit?.clicks ?? []) trackLink(click)
  const onClick = ({ target, button }: MouseEvent) => {
    if (button === RIGHT) return
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link !== null) trackLink({ href: link.href, event: link.dataset.event })
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
}
