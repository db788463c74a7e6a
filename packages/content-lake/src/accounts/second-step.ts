import type { LakeContext } from '../context'
import type { User } from './accounts'
import { getLakeCookies } from './cookies'
import { createFailureCounter } from './failure-counter'
import { isRecoveryCode } from './second-factors'
import { renderCodeForm, renderRecoveryCodes, renderSetUpForm } from './second-step-page'
import { ATTEMPTS_WINDOW_MS } from './sign-in-attempts'
import { renderPasswordForm, type SendPage, type SignInStep } from './sign-in-page'
import { signInText } from './sign-in-text'

interface Deps {
  readonly sendPage: SendPage
  readonly finish: (step: SignInStep, user: User) => void
}

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
export function createSecondStep(ctx: LakeContext, { sendPage, finish }: Deps) {
  const { accounts, clock, log, publicUrl, sendMail } = ctx
  const failures = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)

  const sendCodeForm = (step: SignInStep, ticket: string, status = 200, alert?: string) => {
    sendPage(step, status, {
      alert,
      form: renderCodeForm(step.target, ticket, alert !== undefined),
    })
  }
  const restart = (step: SignInStep) => {
    const options = { hasAlert: true, sendsLinks: sendMail !== undefined }
    const form = renderPasswordForm(step.target, options)
    sendPage(step, 401, { alert: signInText.code.expired, form })
  }

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
