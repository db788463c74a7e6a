import type { FormContent } from '../form-content'

interface HiddenFieldsProps {
  content: FormContent
  /** Idempotency key; empty without scripts. */
  requestKey?: string
  /** Token of the captcha; empty without scripts. */
  token?: string
}

/** Hidden fields, and the honeypot that only bots fill in. */
export function HiddenFields({ content, requestKey = '', token = '' }: HiddenFieldsProps) {
  const { words, settings } = content
  return (
    <>
      <input type="hidden" name="stamp" value={settings.stamp} />
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="captcha" value={token} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.honeypotLabel}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
