import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { tabStorage } from '~/lib/browser-storage'
import { appLoaded } from '~/services/analytics/device'
import { trackLink } from '~/services/analytics/link-event'
import { markInternalTest, ownOutlet, track } from '~/services/analytics/track'
import { isRefused } from '~/services/consent/rules'
import {
  endThirdParties,
  refuseThirdParties,
  startThirdParties,
  type ThirdParties,
} from '~/services/third-parties'
import { countEvent, countPage } from '~/services/visits/count'
import { useConsent } from './consent'
import { takeEarlyClicks } from './early-clicks'
import { useVisitFlags } from './visit-flags'

/** Measures the visit (ANA-01 to ANA-05); shows nothing. */
export function Measurement({ thirdParties }: { thirdParties: ThirdParties }) {
  useOwnCounters()
  useAppLoaded()
  useLinkEvents()
  useThirdParties(thirdParties)
  return null
}

/** Of this tab: staff are trying the site out. */
const INTERNAL_TEST = 'internalTest'

/**
 * The site's own counters, which hold nothing about a person. Staff who try the site out do not
 * count, and are marked for the analytics host, until they close the tab (RT-06).
 */
function useOwnCounters() {
  const { pathname } = useLocation()
  const { internalTest } = useVisitFlags()
  useEffect(() => {
    if (internalTest) tabStorage.set(INTERNAL_TEST, 'true')
    if (tabStorage.get(INTERNAL_TEST) === null) {
      ownOutlet.open(({ name }) => countEvent(name))
    } else {
      markInternalTest()
      ownOutlet.shut()
    }
  }, [internalTest])
  useEffect(() => {
    if (tabStorage.get(INTERNAL_TEST) === null) countPage(pathname)
  }, [pathname])
}

/** Of this tab: 'App Loaded' has been said. */
const LOADED = 'appLoaded'

/** The first load of the application is an event (ANA-02); further documents of a visit are none. */
function useAppLoaded() {
  useEffect(() => {
    if (tabStorage.get(LOADED) !== null) return
    tabStorage.set(LOADED, 'true')
    track('App Loaded', appLoaded())
  }, [])
}

/** The button that opens a menu and follows no link. */
const RIGHT = 2

/** Clicks on the links that have events. Nothing waits for them. */
function useLinkEvents() {
  useEffect(() => {
    const controller = new AbortController()
    const onClick = ({ target, button }: MouseEvent) => {
      if (button === RIGHT) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link !== null) trackLink({ href: link.href, event: link.dataset.event })
    }
    for (const click of takeEarlyClicks()) trackLink(click)
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('click', onClick, options)
    document.addEventListener('auxclick', onClick, options)
    return () => controller.abort()
  }, [])
}

/** Others measure while the visitor lets them; without an answer yet, events wait for one. */
function useThirdParties(thirdParties: ThirdParties) {
  const { allowed, signalled, answer } = useConsent()
  const refused = isRefused({ signalled, answer })
  useEffect(() => {
    if (allowed) startThirdParties(thirdParties)
    else if (refused) refuseThirdParties(thirdParties)
    else endThirdParties()
  }, [allowed, refused, thirdParties])
}
