import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Template, Variables } from '../templates/templates'

/** Who a message comes from and who it goes to; each as in a header, with or without a name. */
export interface Addresses {
  readonly from: string
  readonly to: string
}

interface Letter extends Addresses {
  readonly template: Template
  readonly variables: Variables
  readonly date: Date
  /** Becomes the Message-ID's local part: sent twice, mail servers know it for the same message. */
  readonly id: string
}

export interface Composed {
  readonly subject: string
  /** The whole message, headers and body. */
  readonly eml: Buffer
}

/** Mail programs cut longer ones, and nobody's name is longer. */
const LONGEST_SUBJECT = 150
const LONGEST_NAME = 80

const address = z.email().max(254)

/**
 * Makes the message of a template. Nothing that was typed can become a header of its own; the
 * sender of the form is whom an answer reaches, if that is an address at all.
 */
export async function compose(letter: Letter): Promise<Composed> {
  const { template, variables, date, id, from, to } = letter
  const subject = headerText(template.subject(variables), LONGEST_SUBJECT)
  const composer = new MailComposer({
    from,
    to,
    replyTo: replyTo(template, variables),
    subject,
    date,
    messageId: `<${id}@${domainOf(from)}>`,
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
  return { name: headerText(typed.name, LONGEST_NAME), address: parsed.data }
}

/** A text as mail programs will show it: what was typed as an encoded word is not decoded by them. */
function headerText(text: string, longest: number): string {
  return shortened(text.replaceAll('=?', '= ?'), longest)
}

const characters = new Intl.Segmenter('es')

/** Cut between characters as people count them, never within one. */
function shortened(text: string, longest: number): string {
  const whole = Array.from(characters.segment(text), ({ segment }) => segment)
  return whole.length > longest ? `${whole.slice(0, longest - 1).join('')}…` : text
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
