import type { ReactNode } from 'react'
import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import type { FormWords } from '../form-content'
import './captcha.css'

interface Props {
  words: FormWords['captcha']
  /** The provider's captcha, which loads when it is shown. */
  children: ReactNode
}

/**
 * Holds the provider's captcha back from a visitor who has not agreed to third parties, and offers
 * to load this one, for this form alone; also from one whose browser asks not to be tracked (ANA-05).
 * A dataset without words for the offer never hides the form's only way: the captcha's own words
 * stand in, and without any the captcha comes (CMS-08).
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
