import { z } from 'zod'

const text = z.string()

/**
 * A kind of message, in the syntax of EmailJS: `{{name}}` inserts a variable as one line, or a dash.
 * Alone on a line of the text it may insert several lines.
 */
const templateShape = z.strictObject({
  subject: text,
  text,
  /** The same as HTML: `{{name}}` is escaped, `{{{name}}}` is not. */
  html: text.optional(),
  /** Receiver of the message; the team by default. Only for calls of the site's server. */
  to: text.optional(),
  headers: z.record(text, text).optional(),
  /** Name and address as typed, so the address may be invalid. */
  replyTo: z.strictObject({ name: text.optional(), address: text }),
  /** Maximum length of each variable for visitors; absent when visitors may not use the template. */
  visitorMaxLengths: z.record(text, z.number()).optional(),
})

/** What an account of EmailJS defines: its ids, and its templates by id. */
const accountShape = z.strictObject({
  publicKey: text,
  serviceId: text,
  templates: z.record(text, templateShape),
})

/** The settings of a relay. */
export const settingsShape = z.strictObject({
  account: accountShape,
  /** Folder of the messages; created when missing. */
  dir: text,
  /** Mail server; without one the relay only writes files. */
  smtpUrl: text.optional(),
  from: text,
  to: text,
  /** Days after which messages are deleted. */
  keepDays: z.number().default(90),
  /** How many messages of visitors are kept, the newest ones. */
  keepVisitorMessages: z.number().default(10_000),
  /** Whether callers on this machine can read messages at `/_mail`. */
  showsPages: z.boolean().default(true),
})

export type Template = z.infer<typeof templateShape>
export type Account = z.infer<typeof accountShape>
