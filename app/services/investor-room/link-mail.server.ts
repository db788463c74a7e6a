import { z } from 'zod'
import { toDay } from '#config/calendar'
import { expiresAt } from '#config/investor-room'
import { relayAccount } from '#config/mail.server'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import { NOTHING, sendEmail, type Sent } from '../emailjs.server'
import { renderMessage } from '../newsletter/mail-page'
import type { MailDeps } from '../newsletter/signup-mail.server'
import type { StoredAccess } from './room-access.server'
import { roomPath } from './room-link.server'

/** An entry of the outbox: a link to mail. It has no data of the person. */
export const linkMail = z.object({
  /** Id of the access' document. */
  access: z.string(),
  linkAt: z.string(),
})

export type LinkMail = z.infer<typeof linkMail>

/** The entry of a link in the outbox. The same link is the same entry. */
export function keyedLink(request: LinkMail) {
  const { access, linkAt } = request
  return { key: access, fingerprint: `access ${linkAt} ${access}`, request }
}

interface Deps extends MailDeps {
  loadTexts: () => Promise<InvestorRoomQueryResult>
}

/**
 * Mails a link (ROOM-01); nothing for an access that is gone, revoked, or has a newer link.
 * @throws Error while the dataset is unreachable or lacks the texts
 */
export async function sendLink(
  { mail, siteUrl, secret, client, loadTexts }: Deps,
  { access: id, linkAt }: LinkMail,
): Promise<Sent> {
  const access = await client().getDocument<StoredAccess>(id)
  if (access?.linkAt !== linkAt || access.revokedAt !== undefined) return NOTHING
  if (!mail.confirms) throw new Error('this server sends no e-mail to others than the team')
  const { brand, texts } = await loadTexts()
  if (!texts?.email) throw new Error('the dataset lacks the texts')
  const { reason, ...words } = texts.email
  const { name, email = '', days } = access
  const date = formatDate(toDay(expiresAt(linkAt, days)))
  const message = renderMessage({
    brand,
    words: { ...words, text: fillPlaceholders(words.text, { name: name ?? email, date }) },
    footer: { reason },
    link: `${siteUrl}${roomPath(secret(), { id, linkAt })}`,
  })
  return sendEmail(
    { ...mail.server, templateId: relayAccount.templates.room },
    { ...message, email, reference: id },
  )
}
