import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Template, Variables } from '../templates/template'

/** Sender and receiver, each as in a header, with or without a name. */
export interface Addresses {
  readonly from: string
  readonly to: string
}

interface MessageParts extends Addresses {
  readonly template: Template
  readonly variables: Variables
  readonly date: Date
  /** Local part of the Message-ID, so that mail servers recognize a repeated message. */
  readonly id: string
}

interface Composed {
  readonly subject: string
  /** The complete message, headers and body. */
  readonly eml: Buffer
}

/** Mail programs truncate longer headers. */
const MAX_SUBJECT = 150
const MAX_NAME = 80

const address = z.email().max(254)

/**
 * Composes the message of a template. Typed text cannot inject headers. `Reply-To` is the form's
 * e-mail address, if it is valid.
 */
export async function compose(parts: MessageParts): Promise<Composed> {
  const { template, variables, date, id, from, to } = parts
  const subject = headerText(template.subject(variables), MAX_SUBJECT)
  const composer = new MailComposer({
    from,
    to,
    replyTo: replyTo(template, variables),
    subject,
    date,
    messageId: `<${id}@${getDomain(from)}>`,
    text: template.text(variables),
    newline: 'windows',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { subject, eml: await composer.compile().build() }
}

function replyTo(template: Template, variables: Variables) {
  const typed = template.replyTo(variables)
  const parsed = address.safeParse(typed.address.trim())
  if (!parsed.success) return undefined
  return { name: headerText(typed.name, MAX_NAME), address: parsed.data }
}

/** Breaks up encoded words (RFC 2047), so that mail programs show typed text as it is. */
function headerText(text: string, maxLength: number): string {
  return truncate(text.replaceAll('=?', '= ?'), maxLength)
}

const segmenter = new Intl.Segmenter('es')

/** Truncates between graphemes. */
function truncate(text: string, maxLength: number): string {
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return graphemes.length > maxLength ? `${graphemes.slice(0, maxLength - 1).join('')}…` : text
}

function getDomain(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
