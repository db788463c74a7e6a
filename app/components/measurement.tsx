import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { isRefused } from '~/services/consent/rules'
import { countView, startInternalTest } from '~/services/start-measuring'
import {
  endThirdParties,
  refuseThirdParties,
  startThirdParties,
  type ThirdParties,
} from '~/services/third-parties'
import { useConsent } from './consent'
import { useVisitFlags } from './visit-flags'

/**
 * Measures what comes after the visit's first page, see services/start-measuring.ts (ANA-01 to
 * ANA-05); shows nothing.
 */
export function Measurement({ thirdParties }: { thirdParties: ThirdParties }) {
  useViews()
  useThirdParties(thirdParties)
  return null
}

function useViews() {
  const { pathname } = useLocation()
  const { internalTest } = useVisitFlags()
  useEffect(() => {
    if (internalTest) startInternalTest()
  }, [internalTest])
  useEffect(() => countView(pathname), [pathname])
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
