import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import { validateEmail } from '~/lib/forms/email-address'
import {
  isEmailIssue,
  isNewsletterReply,
  type NewsletterOutcome,
  type NewsletterReply,
} from '~/services/newsletter/reply'

/** The status that the form shows. A failure shows none, so it maps to `idle` (NEWS-03). */
export type NewsletterState = 'idle' | 'sending' | Exclude<NewsletterOutcome, 'failed'>

const SUCCESS_SHOWN_MS = 10_000

/**
 * Validates the newsletter form on submit and then on each change (NEWS-02), and posts it with
 * `fetch`. A Remix fetcher would pass network errors to the page's error boundary.
 * @param reply the server's answer to a submission without scripts
 */
export function useNewsletter(input: RefObject<HTMLInputElement>, reply?: NewsletterReply) {
  const [state, setState] = useState<NewsletterState>(stateAfter(reply?.outcome))
  const validatesOnChange = useRef(isEmailIssue(reply?.outcome))
  const sentEmail = useRef('')

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => {
      setState('idle')
      // The visitor may already be typing another address.
      if (input.current?.value === sentEmail.current) input.current.value = ''
    }, SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state, input])

  function handleChange() {
    if (!validatesOnChange.current || state === 'sending') return
    setState(validateEmail(input.current?.value ?? '') ?? 'idle')
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const typed = input.current?.value ?? ''
    const issue = validateEmail(typed)
    validatesOnChange.current = true
    if (issue !== undefined) {
      setState(issue)
      input.current?.focus()
      return
    }
    sentEmail.current = typed
    setState('sending')
    void post(event.currentTarget).then((outcome) => {
      if (outcome === 'done') validatesOnChange.current = false
      setState(stateAfter(outcome))
    })
  }

  return { state, handleChange, handleSubmit }
}

function stateAfter(outcome: NewsletterOutcome | undefined): NewsletterState {
  return outcome === undefined || outcome === 'failed' ? 'idle' : outcome
}

/** Posts the form's fields. Logs failures to the browser's console; never rejects. */
async function post(form: HTMLFormElement): Promise<NewsletterOutcome> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(form.action, { method: 'POST', body: fields, headers })
    const reply: unknown = await response.json().catch(() => undefined)
    const outcome = isNewsletterReply(reply) ? reply.outcome : 'failed'
    if (outcome === 'failed') warn('newsletter.failed', { status: String(response.status) })
    return outcome
  } catch (error) {
    warn('newsletter.failed', { reason: String(error) })
    return 'failed'
  }
}
