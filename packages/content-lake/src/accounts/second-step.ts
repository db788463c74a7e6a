import type { Request, Response } from 'express'
import type { LakeContext } from '../context'
import type { User } from './accounts'
import { getLakeCookies } from './cookies'
import { createFailureCounter } from './failure-counter'
import { isRecoveryCode } from './second-factors'
import { renderCodeForm, renderRecoveryCodes, renderSetUpForm } from './second-step-page'
import { ATTEMPTS_WINDOW_MS } from './sign-in-attempts'
import { renderPasswordForm, type SignInPage, type SignInTarget } from './sign-in-page'
import { signInText } from './sign-in-text'

/** What follows the right password. */
interface SecondStep {
  /** Finishes the sign-in, or sends the page of the next step. */
  start(request: Request, response: Response, target: SignInTarget, user: User): void
  /** Handles the form of a step. */
  handle(
    request: Request,
    response: Response,
    target: SignInTarget,
    ticket: string,
    code: string,
  ): void
}

interface SecondStepDeps {
  readonly sendPage: (response: Response, status: number, page: SignInPage) => void
  readonly finish: (request: Request, response: Response, target: SignInTarget, user: User) => void
}

/** Wrong codes per window: for each known device, and for all other devices of a user together. */
const MAX_FAILURES = 10

/**
 * Requests the code of a second factor, or makes the user set one up. Only callers with the right
 * password can exhaust the limit of unknown devices. Known devices and recovery codes still work
 * then.
 */
export function createSecondStep(
  { accounts, clock, log, publicUrl, sendMail }: LakeContext,
  { sendPage, finish }: SecondStepDeps,
): SecondStep {
  const failures = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)

  const sendCodeForm = (
    response: Response,
    target: SignInTarget,
    ticket: string,
    rejection?: { readonly status: number; readonly alert: string },
  ) => {
    const form = renderCodeForm(target, ticket, rejection !== undefined)
    sendPage(response, rejection?.status ?? 200, { target, alert: rejection?.alert, form })
  }
  const restart = (response: Response, target: SignInTarget) => {
    const form = renderPasswordForm(target, { hasAlert: true, sendsLinks: sendMail !== undefined })
    sendPage(response, 401, { target, alert: signInText.code.expired, form })
  }

  const checkCode = (
    request: Request,
    response: Response,
    target: SignInTarget,
    { user, ticket, code }: { user: User; ticket: string; code: string },
  ) => {
    const device = accounts.findDevice(getLakeCookies(request, publicUrl).device, user.email)
    const key = `${user.id} ${device ?? ''}`
    if (failures.count(key) >= MAX_FAILURES && !isRecoveryCode(code)) {
      sendCodeForm(response, target, ticket, { status: 429, alert: signInText.tooMany })
    } else if (accounts.acceptCode(user.id, code)) {
      accounts.closeStep(ticket)
      finish(request, response, target, user)
    } else {
      failures.add(key)
      accounts.failStep(ticket)
      log('a second factor failed', { user: user.id })
      sendCodeForm(response, target, ticket, { status: 401, alert: signInText.code.wrong })
    }
  }

  const setUp = (
    response: Response,
    target: SignInTarget,
    { user, ticket, code }: { user: User; ticket: string; code: string },
  ) => {
    const { heading } = signInText.setUp
    const codes = accounts.confirmSecondFactor(user.id, code)
    if (codes !== undefined) {
      accounts.closeStep(ticket)
      log('switched on a second factor', { user: user.id })
      const form = renderRecoveryCodes(target, accounts.openStep(user.id, 'verified'), codes)
      sendPage(response, 200, { target, heading: signInText.recovery.heading, form })
      return
    }
    const key = accounts.findSetUp(user.id, user.email)
    if (key === undefined) {
      restart(response, target)
      return
    }
    const form = renderSetUpForm(target, ticket, key, true)
    sendPage(response, 401, { target, heading, alert: signInText.setUp.wrong, form })
  }

  return {
    start(request, response, target, user) {
      if (accounts.hasSecondFactor(user.id)) {
        sendCodeForm(response, target, accounts.openStep(user.id, 'code'))
      } else if (accounts.requiresSecondFactor(user.role)) {
        const key = accounts.startSecondFactor(user.id, user.email)
        const form = renderSetUpForm(target, accounts.openStep(user.id, 'set up'), key)
        sendPage(response, 200, { target, heading: signInText.setUp.heading, form })
      } else {
        finish(request, response, target, user)
      }
    },
    handle(request, response, target, ticket, code) {
      const pending = accounts.findStep(ticket)
      const user = pending && accounts.userById(pending.userId)
      if (pending === undefined || user === undefined) restart(response, target)
      else if (pending.step === 'code') checkCode(request, response, target, { user, ticket, code })
      else if (pending.step === 'set up') setUp(response, target, { user, ticket, code })
      else if (accounts.closeStep(ticket)) finish(request, response, target, user)
      else restart(response, target)
    },
  }
}
