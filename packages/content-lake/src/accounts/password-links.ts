import type { LakeContext } from '../context'
import type { User } from './accounts'
import { signInText } from './sign-in-text'

const HOUR_MS = 60 * 60 * 1000
/** Validity of links in hours: after a request of the user, and from an administrator. */
export const LINK_HOURS = { requested: 1, invited: 72 }

/**
 * Sends a user a link to choose a password.
 * @returns the link if it was not sent, because there is no mail server or it failed
 */
export async function sendPasswordLink(
  { accounts, log, publicUrl, sendMail }: LakeContext,
  { id, email }: User,
  hours: number,
): Promise<string | undefined> {
  // Never the address of the request: callers choose their own Host header.
  const url = `${publicUrl}/login?link=${accounts.openPasswordLink(id, hours * HOUR_MS)}`
  if (sendMail === undefined) return url
  const { subject, body } = signInText.mail
  try {
    await sendMail({ to: email, subject, text: body(url, hours) })
    log('sent a password link', { user: id })
    return undefined
  } catch (error) {
    log('could not send a password link', { user: id, error: String(error) })
    return url
  }
}
