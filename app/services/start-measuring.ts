import { tabNames } from '#config/browser-data'
import { tabStorage } from '~/lib/browser/storage'
import { readVisitFlags } from '~/lib/links/visit-flags'
import { appLoaded } from './analytics/device'
import { trackLink } from './analytics/link-event'
import { countQueue, markInternalTest, track } from './analytics/track'
import { countEvent, countPage } from './visits/count'

/** Key in this tab: the visit is an internal test. */
const INTERNAL_TEST = tabNames.internalTest
/** Key in this tab: 'App Loaded' is tracked. */
const LOADED = tabNames.appLoaded
/** The right button opens a menu and follows no link. */
const RIGHT_BUTTON = 2

/** Path of the document's first page, until React reports it. */
let countedPath: string | undefined

/**
 * Measures a visit from its first page on, before React runs (ANA-01, ANA-02). Views and events go
 * to the visit counts; events also wait for the analytics host.
 */
export function startMeasuring(): void {
  if (readVisitFlags(location.search).internalTest) tabStorage.set(INTERNAL_TEST, 'true')
  if (isInternalTest()) excludeFromCounts()
  else countQueue.open(({ name }) => countEvent(name))
  countView(location.pathname)
  countedPath = location.pathname
  trackLinks()
}

/** Counts a page that React shows; the document's first page is counted already. */
export function countView(path: string): void {
  const isCounted = path === countedPath
  countedPath = undefined
  if (!isCounted && !isInternalTest()) countPage(path)
}

/** Excludes this tab from the visit counts and marks its events as an internal test (RT-06). */
export function startInternalTest(): void {
  tabStorage.set(INTERNAL_TEST, 'true')
  excludeFromCounts()
}

function isInternalTest(): boolean {
  return tabStorage.get(INTERNAL_TEST) !== null
}

function excludeFromCounts() {
  markInternalTest()
  countQueue.close()
}

/**
 * Tracks the first load of the site in this tab (ANA-02). Separate from `startMeasuring`, because
 * reading the time zone takes 30 ms the first time.
 */
export function trackAppLoaded(): void {
  if (tabStorage.get(LOADED) !== null) return
  tabStorage.set(LOADED, 'true')
  track('App Loaded', appLoaded())
}

/** Tracks link clicks, the earlier ones first. No navigation waits for it. A video plays in place. */
function trackLinks() {
  for (const click of window.earlyVisit?.clicks ?? []) trackLink(click)
  const onClick = ({ target, button }: MouseEvent) => {
    if (button === RIGHT_BUTTON) return
    const links = 'a[href]:not([data-video])'
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
    if (link !== null) trackLink({ href: link.href, event: link.dataset.event })
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
}
