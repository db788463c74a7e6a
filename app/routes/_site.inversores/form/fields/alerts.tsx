import { forwardRef, type MouseEvent } from 'react'
import { type FieldIssues, investorFields } from '~/services/investor-requests/form/definition'
import type { RequestRejection } from '~/services/investor-requests/form/reply'
import { fieldId } from './fields'
import { ChatLink } from '../../chat-link'
import { type FormContent, hasIssues, getMessage } from '../form-content'

interface AlertProps {
  content: FormContent
  rejection: RequestRejection | undefined
  /** True when only the e-mail of a stored request failed: then the visitor learns that it is safe. */
  isStored?: boolean | undefined
  /** True when the browser had no connection. */
  isOffline?: boolean | undefined
}

/**
 * The alert of the specification (FORM-06, FORM-07), announced at once. Not `window.alert`: that
 * takes the focus, cannot be styled, and visitors can block it.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { content: { messages, chat }, rejection, isStored = false, isOffline = false },
  ref,
) {
  if (rejection === undefined) return null
  const safe = isStored ? messages?.investor?.requestStored : undefined
  const isLost = rejection === 'sendFailed' && !isStored
  return (
    <>
      <div className="form-alert" role="alert" tabIndex={-1} ref={ref}>
        <p>{getMessage(messages, rejection)}</p>
        {isOffline && messages?.investor?.offline ? <p>{messages.investor.offline}</p> : null}
        {safe ? <p>{safe}</p> : null}
      </div>
      {isLost && !isOffline ? (
        <ChatLink href={chat} label={messages?.investor?.sendFailedHelp} />
      ) : null}
    </>
  )
})

interface IssueListProps {
  content: FormContent
  issues: FieldIssues
  prefix: string
}

/** Links to every invalid field. Receives the focus when it appears. */
export const IssueList = forwardRef<HTMLDivElement, IssueListProps>(function IssueList(
  { content, issues, prefix },
  ref,
) {
  if (!hasIssues(issues)) return null
  const { words, messages } = content
  return (
    <div className="form-alert" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <strong>{messages?.investor?.errorSummary}</strong>
      </p>
      <ul>
        {investorFields.map((field) =>
          issues[field] === undefined ? null : (
            <li key={field}>
              <a href={`#${fieldId(prefix, field)}`} onClick={focusLinked}>
                {words.labels?.[field]}
              </a>
              {SEPARATOR}
              {getMessage(messages, issues[field])}
            </li>
          ),
        )}
      </ul>
    </div>
  )
})

const SEPARATOR = ': '

/** Focuses the field without changing the address. */
function focusLinked(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
