import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { isRefused } from '~/services/consent/rules'
import { countView, startInternalTest } from '~/services/start-measuring'
import {
  stopThirdParties,
  refuseThirdParties,
  startThirdParties,
  type ThirdParties,
} from '~/services/third-parties'
import { useConsent } from './consent'
import { useVisitFlags } from './visit-flags'

/**
 * Tracks views after the first page and starts third parties; renders nothing (ANA-01 to ANA-05).
 * services/start-measuring.ts tracks the first page.
 */
export function Measurement({ thirdParties }: { thirdParties: ThirdParties }) {
  useViewTracking()
  useThirdParties(thirdParties)
  return null
}

function useViewTracking() {
  const { pathname } = useLocation()
  const { internalTest } = useVisitFlags()
  useEffect(() => {
    if (internalTest) startInternalTest()
  }, [internalTest])
  useEffect(() => countView(pathname), [pathname])
}

/** Runs third-party analytics only with consent. Until the visitor answers, events stay queued. */
function useThirdParties(thirdParties: ThirdParties) {
  const { allowed, signalled, answer } = useConsent()
  const refused = isRefused({ signalled, answer })
  useEffect(() => {
    if (allowed) startThirdParties(thirdParties)
    else if (refused) refuseThirdParties(thirdParties)
    else stopThirdParties()
  }, [allowed, refused, thirdParties])
}
