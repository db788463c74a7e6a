import { useId, useRef } from 'react'
import { isEmailIssue, type NewsletterReply } from '~/services/newsletter/reply'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { RichText } from './rich-text'
import { useSite } from './site-context'
import { type NewsletterState, useNewsletter } from './use-newsletter'
import './site-footer-newsletter.css'

export interface NewsletterFormProps {
  /** Encodes when the server sent the page; see form-stamp.server.ts. */
  stamp: string
  /** The server's answer to a submission without scripts. */
  reply?: NewsletterReply | undefined
}

/**
 * The newsletter signup in the footer (NEWS-01 to NEWS-03). Without scripts the browser posts the
 * form and returns to the same page.
 */
export function NewsletterForm({ stamp, reply }: NewsletterFormProps) {
  const { footer, messages } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, handleChange, handleSubmit } = useNewsletter(input, reply)
  const words = footer?.newsletter
  if (!words?.submitLabel) return null
  const isInvalid = isEmailIssue(state)
  return (
    <section className="newsletter wrap" id="boletin" aria-labelledby={`${id}-title`}>
      <div className="newsletter-words">
        <h2 className="title title-m" id={`${id}-title`}>
          {words.title}
        </h2>
        {words.text ? <p>{words.text}</p> : null}
      </div>
      {/* Our rule validates, with the dataset's messages instead of the browser's. */}
      <form
        className="newsletter-form"
        action="/newsletter"
        method="post"
        onSubmit={handleSubmit}
        noValidate
      >
        <input type="hidden" name="stamp" value={stamp} />
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <label htmlFor={id}>{words.emailLabel}</label>
        <div className="newsletter-line">
          <input
            ref={input}
            className="newsletter-address"
            type="email"
            id={id}
            name="email"
            defaultValue={reply?.typed}
            placeholder={words.emailPlaceholder ?? undefined}
            autoComplete="email"
            required
            aria-invalid={isInvalid}
            aria-describedby={`${id}-status`}
            onChange={handleChange}
          />
          <button
            className="button button-primary"
            type="submit"
            aria-disabled={state === 'sending'}
          >
            {words.submitLabel}
          </button>
        </div>
        <p className="newsletter-status" id={`${id}-status`} role="status" data-state={state}>
          {selectMessage(state, messages)}
        </p>
        {state === 'emailInvalid' && messages?.newsletter?.emailHelp ? (
          <p className="small">{messages.newsletter.emailHelp}</p>
        ) : null}
        <RichText value={words.privacyLine} className="newsletter-privacy small" />
      </form>
    </section>
  )
}

/** The message for a state; falls back to the dataset's general message (NEWS-02). */
function selectMessage(
  state: NewsletterState,
  messages: SiteQueryResult['messages'],
): string | undefined {
  const { newsletter, general } = messages ?? {}
  switch (state) {
    case 'idle':
      return undefined
    case 'sending':
      return newsletter?.sending ?? undefined
    case 'done':
      return newsletter?.success ?? undefined
    case 'emailRequired':
    case 'emailInvalid':
      return newsletter?.[state] ?? general?.fieldRequired ?? undefined
    case 'notAccepted':
    case 'tooManyRequests':
    case 'tooLarge':
      return general?.[state] ?? undefined
  }
}
