import type { FormContent } from '../form-content'
import { CaptchaConsent } from './captcha-consent'
import { ProofOfWork } from './proof-of-work'
import { Recaptcha } from './recaptcha'

interface Props {
  content: FormContent
  /** A new number starts the captcha again. */
  round: number
  onToken: (token: string) => void
}

/** The captcha of the settings: the provider's with keys (CAP-01), else proof of work (CAP-02). */
export function Captcha({ content, round, onToken }: Props) {
  const { words, messages, settings } = content
  const shared = { words: words.captcha, messages, onToken }
  switch (settings.captcha.kind) {
    case 'recaptcha':
      return (
        <CaptchaConsent words={words.captcha}>
          <Recaptcha key={round} settings={settings.captcha} {...shared} />
        </CaptchaConsent>
      )
    case 'proof-of-work':
      return <ProofOfWork key={round} settings={settings.captcha} {...shared} />
  }
}
