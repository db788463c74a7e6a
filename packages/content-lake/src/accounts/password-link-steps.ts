import type { Request, Response } from 'express'
import type { LakeContext } from '../context'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'
import { getNetwork } from '../quota'
import type { User } from './accounts'
import { createFailureCounter } from './failure-counter'
import { LINK_HOURS, sendPasswordLink } from './password-links'
import { hashSecret } from './secrets'
import { ATTEMPTS_WINDOW_MS } from './sign-in-attempts'
import {
  renderNewPasswordForm,
  renderPasswordForm,
  type SignInPage,
  type SignInTarget,
} from './sign-in-page'
import { signInText } from './sign-in-text'

interface Deps {
  readonly sendPage: (response: Response, status: number, page: SignInPage) => void
  /** Continues the sign-in after the password. */
  readonly signIn: (request: Request, response: Response, target: SignInTarget, user: User) => void
}

/** Requested links per window: for each address, whether it has an account or not, and network. */
const LIMITS = { account: 3, network: 10 }
const HANDED_OVER_MS = 15 * 60 * 1000

/** The steps of the sign-in with a link to choose a password. */
export function createPasswordLinkSteps(ctx: LakeContext, { sendPage, signIn }: Deps) {
  const { accounts, clock, log } = ctx
  const { heading, expired, invalid, handedOver } = signInText.newPassword
  const requests = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)

  const sendForm = (
    response: Response,
    target: SignInTarget,
    link: string,
    { status = 200, alert }: { readonly status?: number; readonly alert?: string } = {},
  ) => {
    const form = renderNewPasswordForm(target, link, alert !== undefined)
    sendPage(response, status, { target, heading, alert, form })
  }
  const sendHandedOverForm = (response: Response, target: SignInTarget, user: User) => {
    const link = accounts.openPasswordLink(user.id, HANDED_OVER_MS)
    sendForm(response, target, link, { alert: handedOver })
  }
  const sendPasswordForm = (
    response: Response,
    target: SignInTarget,
    status: number,
    { alert, email }: { readonly alert: string; readonly email?: string },
  ) => {
    const sendsLinks = ctx.sendMail !== undefined
    const form = renderPasswordForm(target, { email, hasAlert: true, sendsLinks })
    sendPage(response, status, { target, alert, form })
  }

  return {
    /** Answers the address of a link. Reading it does not use it: mail scanners do so. */
    sendForm(response: Response, target: SignInTarget, link: string) {
      if (accounts.hasPasswordLink(link)) sendForm(response, target, link)
      else sendPasswordForm(response, target, 410, { alert: expired })
    },

    /** Answers the right password if an administrator has handed it over. */
    sendHandedOverForm,

    /** Sets the password, which ends all sessions, and signs in. */
    async setPassword(
      request: Request,
      response: Response,
      target: SignInTarget,
      { link, password }: { readonly link: string; readonly password: string },
    ) {
      if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
        sendForm(response, target, link, { status: 400, alert: invalid })
        return
      }
      const user = accounts.userById(accounts.redeemPasswordLink(link) ?? '')
      if (user === undefined) {
        sendPasswordForm(response, target, 410, { alert: expired })
        return
      }
      const isUnchanged =
        accounts.isPasswordHandedOver(user.id) &&
        (await accounts.verify(user.email, password)) !== undefined
      if (isUnchanged) {
        sendHandedOverForm(response, target, user)
        return
      }
      await accounts.setPassword(user.id, password)
      log('chose a password', { user: user.id })
      signIn(request, response, target, user)
    },

    /** Answers the same, and as fast, whether the address has an account or not. */
    requestLink(request: Request, response: Response, target: SignInTarget, email: string) {
      const keys = [
        { key: `account ${hashSecret(email.trim().toLowerCase())}`, limit: LIMITS.account },
        { key: `network ${getNetwork(request.ip ?? '')}`, limit: LIMITS.network },
      ]
      if (email.trim() === '') {
        sendPasswordForm(response, target, 400, { alert: signInText.forgotten.noEmail })
      } else if (keys.some(({ key, limit }) => requests.count(key) >= limit)) {
        sendPasswordForm(response, target, 429, { alert: signInText.tooMany, email })
      } else {
        for (const { key } of keys) requests.add(key)
        sendPasswordForm(response, target, 200, { alert: signInText.forgotten.sent, email })
        const user = ctx.sendMail && accounts.userByEmail(email)
        if (user === undefined) return
        sendPasswordLink(ctx, user, LINK_HOURS.requested).catch((error: unknown) => {
          log('could not create a password link', { user: user.id, error: String(error) })
        })
      }
    },
  }
}
