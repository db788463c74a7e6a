import type { ReactNode } from 'react'
import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import type { FormWords } from '../form-content'
import './captcha.css'

interface Props {
  words: FormWords['captcha']
  /** The provider's captcha, which loads when it renders. */
  children: ReactNode
}

/**
 * Without consent to third parties, offers to load the provider’s captcha for this form only, also
 * when the browser asks not to be tracked (ANA-05). Without texts for the offer it uses the
 * captcha’s label; without a label it renders the captcha (CMS-08).
 */
export function CaptchaConsent({ words, children }: Props) {
  const { allowed } = useConsent()
  const { isShown, show } = useOnDemand(allowed)
  const label = [words?.consentLabel, words?.label].find(Boolean)
  if (isShown || !label) return children
  return (
    <div className="captcha captcha-consent">
      <OnDemand text={words?.consentText} label={label} onShow={show} />
    </div>
  )
}
