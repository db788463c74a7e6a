import { useEffect, useId, useRef } from 'react'
import { RichText } from '~/components/rich-text'
import { Captcha } from './captcha/captcha'
import { Fields } from './fields'
import { type FormContent, hasProblems } from './form-content'
import { HiddenFields } from './hidden-fields'
import { Alert, ProblemList } from './notices'
import { useRequest } from './use-request'

interface RequestFormProps {
  content: FormContent
  /** Called when something has to be read here, perhaps after the visitor has closed the form. */
  onAttention: () => void
}

/**
 * The form with scripts: what is typed is judged as it is typed, kept on the device, and sent in
 * place (FORM-01 to FORM-07).
 */
export function RequestForm({ content, onAttention }: RequestFormProps) {
  const { words, messages } = content
  const id = useId()
  const request = useRequest()
  const { captcha, verdict, isSending } = request
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (verdict.refusal === undefined && !hasProblems(verdict.problems)) return
    onAttention()
    notice.current?.focus()
  }, [verdict, onAttention])

  return (
    // Judged by our own rules and in the dataset's words, not the browser's.
    <form className="investor-form" onSubmit={request.submit} aria-busy={isSending} noValidate>
      <ProblemList content={content} problems={request.problems} prefix={id} ref={notice} />
      <p className="small" id={`${id}-note`}>
        {words.requiredNote}
      </p>
      <Fields
        content={content}
        typed={request.typed}
        problems={request.said}
        prefix={id}
        onChange={request.change}
      />
      <HiddenFields content={content} requestKey={request.key} token={captcha.token} />
      <Captcha round={captcha.round} content={content} onToken={captcha.setToken} />
      <Alert content={content} refusal={verdict.refusal} ref={notice} />
      {/* Not out of reach while something is missing: pressed, it says what (FORM-05). */}
      <button
        className="button button-primary form-submit"
        type="submit"
        aria-disabled={!request.isReady || isSending}
        aria-describedby={`${id}-note`}
      >
        {isSending ? <span className="form-spinner" aria-hidden="true" /> : null}
        {isSending ? messages?.investor?.sending : words.submitLabel}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? messages?.investor?.sending : null}
      </p>
      <RichText value={words.privacyLine} className="small" />
    </form>
  )
}
