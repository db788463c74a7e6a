import { type ReactNode, useState } from 'react'
import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import type { FormContent, FormWords } from '../form-content'
import { ProofOfWork } from './proof-of-work'
import { Recaptcha, RecaptchaSpace } from './recaptcha'
import './captcha.css'

interface Props {
  content: FormContent
  /** A new number starts the captcha again. */
  round: number
  /** Whether the dialog is open: a provider's captcha loads when it first opens. */
  isOpen: boolean
  /** Whether the visitor has started to fill in the form. */
  isStarted: boolean
  onToken: (token: string) => void
}

/** The captcha of the settings: the provider's with keys (CAP-01), else proof of work (CAP-02). */
export function Captcha({ content, round, isOpen, isStarted, onToken }: Props) {
  const settings = content.settings.captcha
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const shared = { content, onToken }
  if (settings.kind === 'proof-of-work') {
    return <ProofOfWork key={round} isStarted={isStarted} {...shared} />
  }
  return (
    <CaptchaConsent words={content.words.captcha}>
      {hasOpened ? (
        <Recaptcha
          key={round}
          siteKey={settings.siteKey}
          enterprise={settings.enterprise}
          {...shared}
        />
      ) : (
        <RecaptchaSpace />
      )}
    </CaptchaConsent>
  )
}

interface ConsentProps {
  words: FormWords['captcha']
  /** The provider's captcha, which loads when it renders. */
  children: ReactNode
}

/**
 * Without consent to third parties, offers to load the provider’s captcha for this form only, also
 * when the browser asks not to be tracked (ANA-05). Without texts for the offer it uses the
 * captcha’s label; without a label it renders the captcha (CMS-08).
 */
function CaptchaConsent({ words, children }: ConsentProps) {
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
