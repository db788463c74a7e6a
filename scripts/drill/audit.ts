import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { House } from '../lib/house'
import { type Findings, findingsOf, isInOrder, type Seen } from './findings'
import type { Visit } from './visitor'

const documentsShape = z.array(
  z.object({
    user_name: z.string(),
    user_whatsapp: z.string(),
    user_email: z.string(),
    user_currency: z.string(),
    user_message: z.string(),
    state: z.string(),
  }),
)
const DOCUMENTS = `*[_type == "investorRequest"]{
  user_name, user_whatsapp, user_email, user_currency, user_message, "state": delivery.state
}`

/** An e-mail that was cut off is tried again half a minute later, and then after growing pauses. */
const PATIENCE_MS = 90_000
const PAUSE_MS = 500

/**
 * Looks into the dataset and the relay's folder until everything is in order, or patience is over.
 * @throws Error when it could not even look at last, e.g. because the lake does not answer
 */
export async function audit(house: House, visits: readonly Visit[]): Promise<Findings> {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const isOver = Date.now() > giveUpAt
    // The lake may be starting again, which says nothing of what it holds.
    const seen = await look(house).catch((error: unknown) => {
      if (isOver) throw error
      return undefined
    })
    const findings = seen && findingsOf(visits, seen)
    if (findings !== undefined && (isOver || isInOrder(findings))) return findings
    await pause(PAUSE_MS)
  }
}

async function look({ client, dataDir }: House): Promise<Seen> {
  const documents = documentsShape.parse(await client.fetch<unknown>(DOCUMENTS))
  return { documents, messages: await messagesIn(path.join(dataDir, 'mail')) }
}

/** Texts of the messages that the relay has written. */
async function messagesIn(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  const messages = files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file))))
  return (await Promise.all(messages)).map(({ text }) => text ?? '')
}
