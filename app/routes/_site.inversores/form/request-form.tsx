import { type RefObject, useEffect, useRef, useState } from 'react'
import { RichText } from '~/components/rich-text'
import { sitePages } from '#config/site-pages'
import { Captcha } from './captcha/captcha'
import { Fields, HiddenFields } from './fields/fields'
import { type FormContent, hasIssues } from './form-content'
import { Alert, IssueList } from './fields/alerts'
import { useRequest } from './submit/use-request'

/** Of the ids. Short, because the HTML repeats it. */
const PREFIX = 'p'

interface RequestFormProps {
  content: FormContent
  isOpen: boolean
  /** Called when a message appears, even if the visitor has closed the form. */
  onAttention: () => void
}

/**
 * The form with scripts: it validates while typing, stores the draft and sends in place (FORM-01 to
 * FORM-07).
 */
export function RequestForm({ content, isOpen, onAttention }: RequestFormProps) {
  const { words, messages } = content
  const id = PREFIX
  const form = useRef<HTMLFormElement>(null)
  const request = useRequest(form)
  const isStarted = useIsStarted(form)
  const { captcha, result, isSending } = request
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (result.rejection === undefined && !hasIssues(result.issues)) return
    onAttention()
    notice.current?.focus()
  }, [result, onAttention])

  return (
    // noValidate: the messages come from the dataset, not from the browser.
    <form
      className="investor-form"
      method="post"
      action={sitePages.investorsPage.path}
      onSubmit={request.submit}
      aria-busy={isSending || undefined}
      noValidate
      ref={form}
    >
      <IssueList content={content} issues={request.issues} prefix={id} ref={notice} />
      <p className="small" id={`${id}-note`}>
        {words.requiredNote}
      </p>
      <Fields
        content={content}
        issues={request.shownIssues}
        prefix={id}
        onChange={request.change}
        onLeave={request.leave}
      />
      <HiddenFields content={content} requestKey={request.key} token={captcha.token} />
      <Captcha
        round={captcha.round}
        content={content}
        isOpen={isOpen}
        isStarted={isStarted}
        onToken={captcha.setToken}
      />
      <Alert
        content={content}
        rejection={result.rejection}
        isStored={result.isStored}
        isOffline={result.isOffline}
        ref={notice}
      />
      {/* Shown by controlFormDialog, if React cannot load. */}
      <div className="form-alert form-unsent" role="alert" tabIndex={-1} hidden>
        <p>{messages?.investor?.sendFailed}</p>
        <a href={content.chat} className="button">
          {messages?.investor?.sendFailedHelp}
        </a>
      </div>
      {/* Stays enabled while fields are missing: pressing it reports them (FORM-05). */}
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

/**
 * Whether the visitor has focused the form's content, also before hydration. Then everything that
 * sending needs loads at once.
 */
function useIsStarted(form: RefObject<HTMLFormElement>): boolean {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const { current } = form
    if (current === null || isStarted) return
    const start = () => {
      setStarted(true)
      // The action reports a failure when it loads it again.
      import('./submit/send-by-email').catch(() => undefined)
    }
    if (current.contains(document.activeElement)) start()
    current.addEventListener('focusin', start, { once: true })
    return () => current.removeEventListener('focusin', start)
  }, [form, isStarted])
  return isStarted
}
