import { useId } from 'react'
import { isEmailIssue, type NewsletterReply } from '~/services/newsletter/reply'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { RichText } from './rich-text'
import { useSite } from './site-context'
import { type NewsletterState, stateAfter } from './newsletter-on-submit'
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
  const words = footer?.newsletter
  if (!words?.submitLabel) return null
  const state = stateAfter(reply?.outcome)
  const shown = selectMessages(messages)
  return (
    <section className="newsletter wrap" id="boletin" aria-labelledby={`${id}-title`}>
      <div className="newsletter-words stack">
        <h2 className="title title-m" id={`${id}-title`}>
          {words.title}
        </h2>
        {words.text ? <p>{words.text}</p> : null}
        <RichText value={words.privacyLine} className="newsletter-privacy small" />
      </div>
      {/* Our rule validates, with the dataset's messages instead of the browser's. */}
      <form
        className="newsletter-form"
        action="/newsletter"
        method="post"
        noValidate
        data-newsletter={JSON.stringify(shown)}
      >
        <input type="hidden" name="stamp" value={stamp} />
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <label htmlFor={id}>{words.emailLabel}</label>
        <div className="newsletter-line">
          <input
            className="line-input newsletter-address"
            type="email"
            id={id}
            name="email"
            defaultValue={reply?.typed}
            placeholder={words.emailPlaceholder ?? undefined}
            autoComplete="email"
            required
            aria-invalid={isEmailIssue(state)}
            aria-describedby={`${id}-status`}
          />
          <button className="button button-primary" type="submit">
            {words.submitLabel}
          </button>
        </div>
        <p
          className="newsletter-status"
          id={`${id}-status`}
          role="status"
          data-state={state}
          dangerouslySetInnerHTML={{ __html: escapeHtml(shown[state] ?? '') }}
          suppressHydrationWarning
        />
        {messages?.newsletter?.emailHelp ? (
          <p className="small newsletter-help" hidden={state !== 'emailInvalid'}>
            {messages.newsletter.emailHelp}
          </p>
        ) : null}
      </form>
    </section>
  )
}

/** The message for each state; falls back to the dataset's general message (NEWS-02). */
function selectMessages(
  messages: SiteQueryResult['messages'],
): Partial<Record<NewsletterState, string | undefined>> {
  const { newsletter, general } = messages ?? {}
  return {
    sending: newsletter?.sending ?? undefined,
    done: newsletter?.success ?? undefined,
    pending: newsletter?.pending ?? newsletter?.success ?? undefined,
    emailRequired: newsletter?.emailRequired ?? general?.fieldRequired ?? undefined,
    emailInvalid: newsletter?.emailInvalid ?? general?.fieldRequired ?? undefined,
    notAccepted: general?.notAccepted ?? undefined,
    tooManyRequests: general?.tooManyRequests ?? undefined,
    tooLarge: general?.tooLarge ?? undefined,
  }
}

/** Text as HTML, which React neither reads nor changes when it hydrates. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
