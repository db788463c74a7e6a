import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { PersonMatcher } from '#config/person'
import { isMissingFile } from './file-traces'

/** A message of the mail relay. */
export interface TracedMail {
  id: string
  createdAt: string
  subject: string
  /** Whether it waits for the mail server, failed, was sent, or was only written. */
  state: string
  text: string
}

/** The messages of the relay that come from a person or are about their documents. */
export interface MailTraces {
  own: readonly TracedMail[]
  /** Messages that only name an address or number of the person. */
  mentions: readonly TracedMail[]
  /** Names of damaged records: staff look at them and delete them by hand. */
  unreadable: readonly string[]
}

/** The documents and contents of a person; a message names either. */
interface Names {
  documentIds: ReadonlySet<string>
  fingerprints: ReadonlySet<string>
}

const recordShape = z.object({
  id: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  state: z.string(),
  reference: z.string().optional(),
  fingerprint: z.string().optional(),
})

/** @param dir folder of the messages, as `env().relay.dir` */
export async function findInMails(
  dir: string,
  matcher: PersonMatcher,
  { documentIds, fingerprints }: Names,
): Promise<MailTraces> {
  const own: TracedMail[] = []
  const mentions: TracedMail[] = []
  const unreadable: string[] = []
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : []
  for (const name of names) {
    const stored = await readMessage(dir, name).catch((error: unknown) => {
      // The relay may delete a message meanwhile.
      if (!isMissingFile(error)) unreadable.push(name)
    })
    if (stored === undefined) continue
    const { record, message } = stored
    const { id, subject, createdAt, state, reference, fingerprint } = record
    const text = message.text ?? ''
    const mail = { id, subject, createdAt, state, text }
    const isOwn =
      (reference !== undefined && documentIds.has(reference)) ||
      (fingerprint !== undefined && fingerprints.has(fingerprint)) ||
      message.replyTo?.some(({ address }) => matcher.isContact(address)) === true
    if (isOwn) own.push(mail)
    else if (matcher.isMentioned(`${subject}\n${text}`)) mentions.push(mail)
  }
  return { own, mentions, unreadable }
}

/** @throws Error when the record is damaged, or a file is missing */
async function readMessage(dir: string, name: string) {
  const record = recordShape.parse(JSON.parse(readFileSync(path.join(dir, name), 'utf8')))
  const message = await PostalMime.parse(readFileSync(path.join(dir, `${record.id}.eml`)))
  return { record, message }
}

/** Where the relay stores messages, and its address if one is set. */
export interface RelayFolder {
  dir: string
  origin?: string
}

/** Deletes messages: through the relay, which knows them, or their files while none runs. */
export async function deleteMails(
  { origin, dir }: RelayFolder,
  mails: readonly TracedMail[],
): Promise<void> {
  for (const { id } of mails) {
    const response =
      origin === undefined
        ? undefined
        : await fetch(`${origin}/messages?id=${id}`, { method: 'DELETE' }).catch(() => undefined)
    if (response?.ok === true) continue
    if (response !== undefined)
      throw new Error(`The mail relay did not delete a message: status ${response.status}.`)
    for (const kind of ['json', 'eml']) rmSync(path.join(dir, `${id}.${kind}`), { force: true })
  }
}
