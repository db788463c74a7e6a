import type ReCAPTCHA from 'react-google-recaptcha'
import { useEffect, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import { FORM_ANCHOR } from '../../visible-page'
import type { FormContent } from '../form-content'
import './captcha.css'

declare global {
  interface Window {
    /** Read by react-google-recaptcha when it loads and renders. */
    recaptchaOptions?: { enterprise: boolean }
  }
}

type Widget = typeof ReCAPTCHA
type State = 'ready' | 'failed' | 'expired'

interface RecaptchaProps {
  siteKey: string
  enterprise: boolean
  content: FormContent
  /** Receives the token that the form posts; '' when the token has expired. */
  onToken: (token: string) => void
}

/** Google's code for Latin American Spanish. */
const LANGUAGE = 'es-419'

/**
 * Google’s widget with its defaults: light theme, normal size, badge at the bottom right (CAP-01).
 * Its script loads on the first render.
 */
export function Recaptcha({ siteKey, enterprise, content, onToken }: RecaptchaProps) {
  const { messages } = content
  const words = content.words.captcha
  const [Widget, setWidget] = useState<Widget>()
  const [state, setState] = useState<State>('ready')

  useEffect(() => {
    loadWidget(enterprise).then(
      (widget) => setWidget(() => widget),
      (error: unknown) => {
        warn('captcha.failed', { reason: String(error) })
        setState('failed')
      },
    )
  }, [enterprise])

  function lose(reason: State) {
    onToken('')
    setState(reason)
  }

  return (
    <div className="captcha recaptcha">
      {Widget === undefined ? (
        <div />
      ) : (
        <Widget
          sitekey={siteKey}
          hl={LANGUAGE}
          onChange={(token) => {
            onToken(token ?? '')
            setState('ready')
          }}
          onExpired={() => lose('expired')}
          onErrored={() => lose('failed')}
          asyncScriptOnLoad={() => {
            if (!('grecaptcha' in window)) lose('failed')
          }}
        />
      )}
      <p className="captcha-said" role="status">
        {state === 'failed' ? words?.failed : null}
        {state === 'expired' ? messages?.investor?.captchaExpired : null}
      </p>
      {state === 'failed' ? (
        <button type="button" className="button" onClick={reloadAtForm}>
          {words?.retry}
        </button>
      ) : null}
    </div>
  )
}

/** Reserves the height of the widget before the form opens. */
export function RecaptchaSpace() {
  return (
    <div className="captcha recaptcha">
      <div />
      <p className="captcha-said" role="status" />
    </div>
  )
}

/**
 * Reloads the page at the open form. Browsers remember a failed module until the document reloads;
 * the draft survives.
 */
function reloadAtForm(): void {
  location.hash = FORM_ANCHOR
  location.reload()
}

async function loadWidget(enterprise: boolean): Promise<Widget> {
  window.recaptchaOptions = { enterprise }
  return (await import('react-google-recaptcha')).default
}
