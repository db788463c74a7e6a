import { warn } from '~/lib/browser/console-warning'
import { validateEmail } from '~/lib/forms/email-address'
import {
  isAccepted,
  isEmailIssue,
  isNewsletterReply,
  type NewsletterOutcome,
} from '~/services/newsletter/reply'

/** The status that the form shows. A failure shows none, so it maps to `idle` (NEWS-03). */
export type NewsletterState = 'idle' | 'sending' | Exclude<NewsletterOutcome, 'failed'>

const SUCCESS_SHOWN_MS = 10_000

/** Forms that validate on each change: after a submission, until it succeeds. */
const validated = new WeakSet<HTMLFormElement>()

/**
 * Validates each `NewsletterForm` on submit and then on each change (NEWS-02), and posts it with
 * `fetch`. It needs no React.
 */
export function handleNewsletter(): void {
  addEventListener('submit', (event) => {
    const form = findForm(event)
    if (form === null) return
    event.preventDefault()
    void submit(form)
  })
  addEventListener('input', (event) => {
    const form = findForm(event)
    if (form === null) return
    const state = findPart(form, '.newsletter-status')?.dataset.state
    if (state === 'sending' || !(validated.has(form) || isEmailIssue(state))) return
    showState(form, validateEmail(findAddress(form)?.value ?? '') ?? 'idle')
  })
}

function findForm({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('[data-newsletter]') : null
}

function findPart(form: HTMLFormElement, selector: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(selector)
}

function findAddress(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('.newsletter-address')
}

async function submit(form: HTMLFormElement): Promise<void> {
  const address = findAddress(form)
  if (address === null || findPart(form, '.newsletter-status')?.dataset.state === 'sending') return
  const typed = address.value
  const issue = validateEmail(typed)
  validated.add(form)
  if (issue !== undefined) {
    showState(form, issue)
    address.focus()
    return
  }
  showState(form, 'sending')
  const outcome = await post(form)
  showState(form, stateAfter(outcome))
  if (!isAccepted(outcome)) return
  validated.delete(form)
  setTimeout(() => {
    // The visitor may already be typing or sending another address.
    if (isAccepted(findPart(form, '.newsletter-status')?.dataset.state)) showState(form, 'idle')
    if (address.value === typed) address.value = ''
  }, SUCCESS_SHOWN_MS)
}

/** The state after the server's answer, if there was one. */
export function stateAfter(outcome: NewsletterOutcome | undefined): NewsletterState {
  return outcome === undefined || outcome === 'failed' ? 'idle' : outcome
}

function showState(form: HTMLFormElement, state: NewsletterState): void {
  const status = findPart(form, '.newsletter-status')
  if (status !== null) {
    status.textContent = readMessage(form, state)
    status.dataset.state = state
  }
  findAddress(form)?.setAttribute('aria-invalid', String(isEmailIssue(state)))
  findPart(form, '[type=submit]')?.setAttribute('aria-disabled', String(state === 'sending'))
  findPart(form, '.newsletter-help')?.toggleAttribute('hidden', state !== 'emailInvalid')
}

function readMessage(form: HTMLFormElement, state: NewsletterState): string {
  const messages: unknown = JSON.parse(form.dataset.newsletter ?? '{}')
  const texts = typeof messages === 'object' && messages !== null ? Object.entries(messages) : []
  const text = new Map<string, unknown>(texts).get(state)
  return typeof text === 'string' ? text : ''
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
