import { randomUUID } from 'node:crypto'
import type { SendMail } from 'content-lake/types'
import { compose } from 'mail-relay/compose'
import { createSmtpDispatch } from 'mail-relay/smtp'
import type { MailRoutes } from '#config/mail.server'

/**
 * Sends the e-mail of accounts directly to the mail server: the relay stores messages, and their links
 * are secrets.
 * @returns `undefined` without SMTP_URL
 */
export function createAccountMail(relay: MailRoutes['relay']): SendMail | undefined {
  if (relay?.smtpUrl === undefined) return undefined
  const { smtpUrl, from } = relay
  return async ({ to, subject, text }) => {
    const template = { subject, text, replyTo: { address: '' } }
    const fields = { date: new Date(), id: randomUUID(), from, to }
    const { eml } = await compose({ template, variables: {} }, fields)
    const result = await createSmtpDispatch(smtpUrl, from)(eml, to)
    if (!result.ok) throw new Error(result.reason)
  }
}
