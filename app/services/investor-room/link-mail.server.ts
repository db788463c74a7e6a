import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { toDay } from '#config/calendar'
import { expiresAt } from '#config/investor-room'
import { relayAccount, type ServerMailService } from '#config/mail.server'
import { describeError } from '~/lib/process/log.server'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import type { Sent } from '../emailjs.server'
import { renderMessage } from '../newsletter/mail-page'
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

interface Deps {
  mail: {
    server: ServerMailService
    /** Whether e-mails reach others than the team, see mailRoutes. */
    confirms: boolean
  }
  siteUrl: string
  /** Signs links. @throws Error while there is none */
  secret: () => string
  client: () => SanityClient
  loadTexts: () => Promise<InvestorRoomQueryResult>
  send: (service: ServerMailService, variables: Readonly<Record<string, string>>) => Promise<Sent>
}

/**
 * Creates the function that mails a link (ROOM-01). It sends nothing for an access that is gone,
 * revoked, or has a newer link. The function never throws.
 */
export function createLinkMail(deps: Deps): (link: LinkMail) => Promise<Sent> {
  return async (link) => {
    try {
      return await sendLink(deps, link)
    } catch (error) {
      return failure(describeError(error))
    }
  }
}

const failure = (text: string): Sent => ({ ok: false, status: 0, text })

async function sendLink(
  { mail, siteUrl, secret, client, loadTexts, send }: Deps,
  { access: id, linkAt }: LinkMail,
): Promise<Sent> {
  const access = await client().getDocument<StoredAccess>(id)
  const isCurrent = access?.linkAt === linkAt && access.revokedAt === undefined
  if (!isCurrent) return { ok: true, status: 200, text: '' }
  if (!mail.confirms) return failure('this server sends no e-mail to others than the team')
  const { brand, texts } = await loadTexts()
  if (!texts?.email) return failure('the dataset lacks the texts')
  const { reason, ...words } = texts.email
  const { name, email = '', days } = access
  const date = formatDate(toDay(expiresAt(linkAt, days)))
  const message = renderMessage({
    brand,
    words: { ...words, text: fillPlaceholders(words.text, { name: name ?? email, date }) },
    footer: { reason },
    link: `${siteUrl}${roomPath(secret(), { id, linkAt })}`,
  })
  return send(
    { ...mail.server, templateId: relayAccount.templates.room },
    { ...message, email, reference: id },
  )
}
