import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Call } from './call'
import { rejections } from './rejections'
import { insertIntoHtml, insertVariables, toLine } from './template'

type Content = Pick<Call, 'template' | 'variables'>

interface MessageFields {
  /** The sender as in a header, with or without a name. */
  readonly from: string
  /** The receiver of templates that name none. */
  readonly to: string
  readonly date: Date
  /** Local part of the Message-ID, so that mail servers recognize a repeated message. */
  readonly id: string
}

/** Mail programs truncate longer headers. */
const MAX_SUBJECT = 150
const MAX_NAME = 80

const addressShape = z.email().max(254)

/**
 * Composes the message of a template. Typed text cannot inject headers. `Reply-To` is the template's
 * address, if it is valid.
 * @returns the subject, and the complete message with headers and body
 */
export async function compose(
  { template, variables }: Content,
  { date, id, from, to }: MessageFields,
): Promise<{ subject: string; eml: Buffer }> {
  const subject = headerText(insertVariables(template.subject, variables), MAX_SUBJECT)
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const headers = Object.entries(template.headers ?? {}).map(([name, value]) => {
    return [name, insertVariables(value, variables, '')] as const
  })
  const composer = new MailComposer({
    from,
    to: getReceiver({ template, variables }, to),
    replyTo: getReplyTo({ template, variables }),
    subject,
    date,
    messageId: `<${id}@${domain}>`,
    text: insertVariables(template.text, variables),
    ...(template.html !== undefined && {
      html: insertIntoHtml(template.html, variables),
    }),
    newline: 'windows',
    headers: { 'Auto-Submitted': 'auto-generated', ...Object.fromEntries(headers) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { subject, eml: await composer.compile().build() }
}

/**
 * The receiver of a message: the template's, or else the team.
 * @throws Rejection for a template's receiver that is no address
 */
export function getReceiver({ template, variables }: Content, team: string) {
  if (template.to === undefined) return team
  const parsed = addressShape.safeParse(insertVariables(template.to, variables, ''))
  if (!parsed.success) throw rejections.variablesCorrupted()
  return parsed.data
}

function getReplyTo({ template, variables }: Content) {
  const { name = '', address } = template.replyTo
  const parsed = addressShape.safeParse(insertVariables(address, variables, ''))
  if (!parsed.success) return undefined
  return { name: headerText(insertVariables(name, variables, ''), MAX_NAME), address: parsed.data }
}

/**
 * Breaks up encoded words (RFC 2047), so that mail programs show typed text as it is, and truncates
 * long text.
 */
function headerText(text: string, maxLength: number): string {
  const characters = Array.from(toLine(text).replaceAll('=?', '= ?'))
  if (characters.length > maxLength) characters.splice(maxLength - 1, Infinity, '…')
  return characters.join('')
}
