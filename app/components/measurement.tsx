import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { tabStorage } from '~/lib/browser-storage'
import { appLoaded } from '~/services/analytics/device'
import { trackLink } from '~/services/analytics/link-event'
import { ownOutlet, track } from '~/services/analytics/track'
import { startThirdParties, stopThirdParties, type ThirdParties } from '~/services/third-parties'
import { countEvent, countPage } from '~/services/visits/count'
import { useConsent } from './consent'
import { useVisitFlags } from './visit-flags'

/** Measures the visit (ANA-01 to ANA-05); shows nothing. */
export function Measurement({ thirdParties }: { thirdParties: ThirdParties }) {
  const { internalTest } = useVisitFlags()
  useOwnCounters(internalTest)
  useAppLoaded()
  useLinkEvents()
  useThirdParties(thirdParties, internalTest)
  return null
}

/** The site's own counters, which hold nothing about a person; staff who try it out do not count. */
function useOwnCounters(isInternalTest: boolean) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isInternalTest) ownOutlet.shut()
    else ownOutlet.open(({ name }) => countEvent(name))
  }, [isInternalTest])
  useEffect(() => {
    if (!isInternalTest) countPage(pathname)
  }, [isInternalTest, pathname])
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
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('click', onClick, options)
    document.addEventListener('auxclick', onClick, options)
    return () => controller.abort()
  }, [])
}

/** Others measure while the visitor lets them; without an answer yet, events wait for one. */
function useThirdParties(thirdParties: ThirdParties, isInternalTest: boolean) {
  const { allowed, signalled, answer } = useConsent()
  const refused = signalled || answer === 'rejected'
  useEffect(() => {
    if (allowed) startThirdParties(thirdParties, isInternalTest)
    else if (refused) stopThirdParties()
  }, [allowed, refused, thirdParties, isInternalTest])
}
