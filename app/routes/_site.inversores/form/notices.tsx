import { forwardRef, type MouseEvent } from 'react'
import { type FieldProblems, investorFields } from '~/lib/investor-form/definition'
import type { RequestRefusal } from '~/lib/investor-form/reply'
import { fieldId } from './fields'
import { type FormContent, hasProblems, messageOf } from './form-content'

interface AlertProps {
  content: FormContent
  refusal: RequestRefusal | undefined
}

/**
 * What the specification calls an alert (FORM-06, FORM-07): it appears in the form and is said at
 * once. A window of the browser's own would take the focus away, could not be styled or found on
 * the page again, and browsers let visitors turn it off for good.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { content, refusal },
  ref,
) {
  if (refusal === undefined) return null
  return (
    <div className="form-alert" role="alert" tabIndex={-1} ref={ref}>
      <p>{messageOf(content.messages, refusal)}</p>
    </div>
  )
})

interface ProblemListProps {
  content: FormContent
  problems: FieldProblems
  prefix: string
}

/** Every field that the visitor has to mend, each a link to it. Takes the focus when it appears. */
export const ProblemList = forwardRef<HTMLDivElement, ProblemListProps>(function ProblemList(
  { content, problems, prefix },
  ref,
) {
  if (!hasProblems(problems)) return null
  const { words, messages } = content
  return (
    <div className="form-alert" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <strong>{messages?.investor?.errorSummary}</strong>
      </p>
      <ul>
        {investorFields.map((field) =>
          problems[field] === undefined ? null : (
            <li key={field}>
              <a href={`#${fieldId(prefix, field)}`} onClick={focusLinked}>
                {words.labels?.[field]}
              </a>
              {SEPARATOR}
              {messageOf(messages, problems[field])}
            </li>
          ),
        )}
      </ul>
    </div>
  )
})

const SEPARATOR = ': '

/** With scripts the link gives its field the focus, and leaves the page's address as it is. */
function focusLinked(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
