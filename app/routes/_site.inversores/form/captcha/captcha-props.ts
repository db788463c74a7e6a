import type { CaptchaSettings } from '~/services/investor-requests/form/settings'
import type { FormMessages, FormWords } from '../form-content'

/** Props that every kind of captcha receives. */
export interface CaptchaProps<Kind extends CaptchaSettings['kind']> {
  settings: Extract<CaptchaSettings, { kind: Kind }>
  words: FormWords['captcha']
  messages: FormMessages
  /** Receives the token that the form posts; '' when the token has expired. */
  onToken: (token: string) => void
}
