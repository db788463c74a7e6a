import { useState } from 'react'
import type { FormContent } from '../form-content'
import { CaptchaConsent } from './captcha-consent'
import { ProofOfWork } from './proof-of-work'
import { Recaptcha, RecaptchaSpace } from './recaptcha'

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
