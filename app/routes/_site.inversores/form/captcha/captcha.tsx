import type { CaptchaSettings } from '~/lib/investor-form/settings'
import type { FormContent, FormMessages, FormWords } from '../form-content'
import { CaptchaConsent } from './captcha-consent'
import { ProofOfWork } from './proof-of-work'
import { Recaptcha } from './recaptcha'

/** What every captcha is given, whatever it asks of the visitor. */
export interface CaptchaProps<Kind extends CaptchaSettings['kind']> {
  settings: Extract<CaptchaSettings, { kind: Kind }>
  words: FormWords['captcha']
  messages: FormMessages
  /** Called with what goes along with the form; with '' when that is no longer good. */
  onToken: (token: string) => void
}

interface Props {
  content: FormContent
  /** Another number has the visitor asked anew. */
  round: number
  onToken: (token: string) => void
}

/** The captcha that the settings choose: the provider's with keys (CAP-01), else our own (CAP-02). */
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
