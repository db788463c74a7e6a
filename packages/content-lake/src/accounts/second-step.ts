import { renderSVG } from 'uqr'
import type { LakeContext } from '../context'
import type { User } from './accounts'
import { getLakeCookies } from './cookies'
import { createFailureCounter } from './failure-counter'
import { isRecoveryCode, type SecondFactorSetUp } from './second-factors'
import { ATTEMPTS_WINDOW_MS } from './sign-in-attempts'
import {
  renderForm,
  sendPage,
  sendPasswordForm,
  type SignInStep,
  type SignInTarget,
} from './sign-in-page'
import { signInText } from './sign-in-text'
import { escapeHtml } from './escape-html'

/** The form of a step: a ticket with a code. */
interface StepForm {
  readonly user: User
  readonly ticket: string
  readonly code: string
}

/** Wrong codes per window: for each known device, and for all other devices of a user together. */
const MAX_FAILURES = 10

/**
 * Requests the code of a second factor, or makes the user set one up. Only callers with the right
 * password can exhaust the limit of unknown devices. Known devices and recovery codes still work
 * then.
 */
export function createSecondStep(ctx: LakeContext, finish: (step: SignInStep, user: User) => void) {
  const { accounts, clock, log, publicUrl } = ctx
  const failures = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)

  const sendCodeForm = (step: SignInStep, ticket: string, status = 200, alert?: string) => {
    sendPage(step, status, {
      alert,
      form: renderCodeForm(step.target, ticket, alert !== undefined),
    })
  }
  const restart = (step: SignInStep) => sendPasswordForm(ctx, step, 401, signInText.code.expired)

  const checkCode = (step: SignInStep, { user, ticket, code }: StepForm) => {
    const device = accounts.findDevice(getLakeCookies(step.request, publicUrl).device, user.email)
    const key = `${user.id} ${device ?? ''}`
    if (failures.count(key) >= MAX_FAILURES && !isRecoveryCode(code)) {
      sendCodeForm(step, ticket, 429, signInText.tooMany)
    } else if (accounts.acceptCode(user.id, code)) {
      accounts.closeStep(ticket)
      finish(step, user)
    } else {
      failures.add(key)
      accounts.failStep(ticket)
      log('a second factor failed', { user: user.id })
      sendCodeForm(step, ticket, 401, signInText.code.wrong)
    }
  }

  const setUp = (step: SignInStep, { user, ticket, code }: StepForm) => {
    const { target } = step
    const codes = accounts.confirmSecondFactor(user.id, code)
    if (codes !== undefined) {
      accounts.closeStep(ticket)
      log('switched on a second factor', { user: user.id })
      const form = renderRecoveryCodes(target, accounts.openStep(user.id, 'verified'), codes)
      sendPage(step, 200, { heading: signInText.recovery.heading, form })
      return
    }
    const key = accounts.findSetUp(user.id, user.email)
    if (key === undefined) {
      restart(step)
      return
    }
    const { heading, wrong: alert } = signInText.setUp
    sendPage(step, 401, { heading, alert, form: renderSetUpForm(target, ticket, key, true) })
  }

  return {
    /** Follows the right password: finishes the sign-in, or sends the page of the next step. */
    start(step: SignInStep, user: User): void {
      if (accounts.hasSecondFactor(user.id)) {
        sendCodeForm(step, accounts.openStep(user.id, 'code'))
      } else if (accounts.requiresSecondFactor(user.role)) {
        const key = accounts.startSecondFactor(user.id, user.email)
        const form = renderSetUpForm(step.target, accounts.openStep(user.id, 'set up'), key)
        sendPage(step, 200, { heading: signInText.setUp.heading, form })
      } else {
        finish(step, user)
      }
    },

    /** Handles the form of a step. */
    handle(step: SignInStep, ticket: string, code: string): void {
      const pending = accounts.findStep(ticket)
      const user = pending && accounts.userById(pending.userId)
      if (pending === undefined || user === undefined) restart(step)
      else if (pending.step === 'code') checkCode(step, { user, ticket, code })
      else if (pending.step === 'set up') setUp(step, { user, ticket, code })
      else if (accounts.closeStep(ticket)) finish(step, user)
      else restart(step)
    },
  }
}

/** The second step: a code of the app, or a recovery code. */
function renderCodeForm(target: SignInTarget, ticket: string, hasAlert = false): string {
  const { introduction, label } = signInText.code
  const content = renderTicket(ticket) + renderCodeField(label, hasAlert)
  return `<p class="introduction">${introduction}</p>
${renderForm(target, content, signInText.submit)}`
}

/** Replaces the second step for users who have to set up a second factor first. */
function renderSetUpForm(
  target: SignInTarget,
  ticket: string,
  { uri, key }: SecondFactorSetUp,
  hasAlert = false,
): string {
  const { introduction, qr, key: keyText, label, submit } = signInText.setUp
  const content = renderTicket(ticket) + renderCodeField(label, hasAlert)
  return `<p class="introduction">${introduction}</p>
<div class="qr" role="img" aria-label="${qr}">${renderSVG(uri, { border: 2, ecc: 'M' })}</div>
<p>${keyText}</p>
<p><code>${escapeHtml(key)}</code></p>
${renderForm(target, content, submit)}`
}

/** After a set-up: the recovery codes, shown this once. */
function renderRecoveryCodes(
  target: SignInTarget,
  ticket: string,
  codes: readonly string[],
): string {
  const { introduction, submit } = signInText.recovery
  const items = codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')
  return `<p class="introduction">${introduction}</p>
<ul class="codes">
${items}
</ul>
${renderForm(target, renderTicket(ticket), submit)}`
}

const renderTicket = (ticket: string) =>
  `<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">\n`

/** Recovery codes have letters, so the field is not numeric. */
const renderCodeField = (label: string, hasAlert: boolean) =>
  `<label for="code">${label}</label>
<input id="code" name="code" type="text" required maxlength="40" autocomplete="one-time-code"
  autocapitalize="none" spellcheck="false"${hasAlert ? ' aria-describedby="alert"' : ''} autofocus>`
