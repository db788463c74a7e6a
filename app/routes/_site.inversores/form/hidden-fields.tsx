import type { FormContent } from './form-content'

interface HiddenFieldsProps {
  content: FormContent
  /** Names the request; empty without scripts. */
  requestKey?: string
  /** What the captcha gave; empty without scripts. */
  token?: string
}

/** What goes along with the fields, and the trap that only machines fill in. */
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
