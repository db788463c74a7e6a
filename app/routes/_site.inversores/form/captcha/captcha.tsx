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
  const { words, messages, settings } = content
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const shared = { words: words.captcha, messages, onToken }
  switch (settings.captcha.kind) {
    case 'recaptcha':
      return (
        <CaptchaConsent words={words.captcha}>
          {hasOpened ? (
            <Recaptcha key={round} settings={settings.captcha} {...shared} />
          ) : (
            <RecaptchaSpace />
          )}
        </CaptchaConsent>
      )
    case 'proof-of-work':
      return <ProofOfWork key={round} isStarted={isStarted} {...shared} />
  }
}
