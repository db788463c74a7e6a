import type { LakeContext } from '../context'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'
import { getNetwork } from '../quota'
import type { User } from './accounts'
import { createFailureCounter } from './failure-counter'
import { LINK_HOURS, sendPasswordLink } from './password-links'
import { hashSecret } from './secrets'
import { ATTEMPTS_WINDOW_MS } from './sign-in-attempts'
import { renderNewPasswordForm, sendPage, sendPasswordForm, type SignInStep } from './sign-in-page'
import { signInText } from './sign-in-text'

/** Requested links per window: for each address, whether it has an account or not, and network. */
const LIMITS = { account: 3, network: 10 }

/**
 * The steps of the sign-in with a link to choose a password.
 * @param signIn continues the sign-in after the password
 */
export function createPasswordLinkSteps(
  ctx: LakeContext,
  signIn: (step: SignInStep, user: User) => void,
) {
  const { accounts, clock, log } = ctx
  const { heading, expired, invalid } = signInText.newPassword
  const requests = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)

  const sendNewPasswordForm = (step: SignInStep, link: string, status = 200, alert?: string) => {
    const form = renderNewPasswordForm(step.target, link, alert !== undefined)
    sendPage(step, status, { heading, alert, form })
  }

  return {
    /** Answers the address of a link. Reading it does not use it: mail scanners do so. */
    sendForm(step: SignInStep, link: string): void {
      if (accounts.hasPasswordLink(link)) sendNewPasswordForm(step, link)
      else sendPasswordForm(ctx, step, 410, expired)
    },

    /** Sets the password, which ends all sessions, and signs in. */
    async setPassword(step: SignInStep, link: string, password: string): Promise<void> {
      if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
        sendNewPasswordForm(step, link, 400, invalid)
        return
      }
      const user = accounts.userById(accounts.redeemPasswordLink(link) ?? '')
      if (user === undefined) {
        sendPasswordForm(ctx, step, 410, expired)
        return
      }
      await accounts.setPassword(user.id, password)
      log('chose a password', { user: user.id })
      signIn(step, user)
    },

    /** Answers the same, and as fast, whether the address has an account or not. */
    requestLink(step: SignInStep, email: string): void {
      const keys = [
        { key: `account ${hashSecret(email.trim().toLowerCase())}`, limit: LIMITS.account },
        { key: `network ${getNetwork(step.request.ip ?? '')}`, limit: LIMITS.network },
      ]
      if (email.trim() === '') {
        sendPasswordForm(ctx, step, 400, signInText.forgotten.noEmail)
      } else if (keys.some(({ key, limit }) => requests.count(key) >= limit)) {
        sendPasswordForm(ctx, step, 429, signInText.tooMany, email)
      } else {
        for (const { key } of keys) requests.add(key)
        sendPasswordForm(ctx, step, 200, signInText.forgotten.sent, email)
        const user = ctx.sendMail && accounts.userByEmail(email)
        if (user === undefined) return
        sendPasswordLink(ctx, user, LINK_HOURS.requested).catch((error: unknown) => {
          log('could not create a password link', { user: user.id, error: String(error) })
        })
      }
    },
  }
}
