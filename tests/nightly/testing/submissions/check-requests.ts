import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import { investorFields, mapFields } from '#config/investor-request'
import type { TestInstance } from '#scripts/lib/test-instance'
import { type Findings, compareRequests, hasNoErrors, type StoredState } from './findings'
import type { Visit } from './visitor'

const documentsShape = z.array(
  z.object({
    ...mapFields(() => z.string()),
    state: z.string(),
  }),
)
const DOCUMENTS = `*[_type == "investorRequest"]{
  ${investorFields.join(', ')}, "state": delivery.state
}`

/** An interrupted e-mail is retried after 30 seconds, then after growing pauses. */
const TIMEOUT_MS = 90_000
const RETRY_MS = 500

/**
 * Reads the dataset and the relay's folder until there are no errors or the time is over.
 * @throws Error when the last read failed, e.g. because the lake does not answer
 */
export async function checkRequests(
  instance: TestInstance,
  visits: readonly Visit[],
): Promise<Findings> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  for (;;) {
    const isOver = Date.now() > giveUpAt
    // The lake may be restarting.
    const stored = await readStoredState(instance).catch((error: unknown) => {
      if (isOver) throw error
      return undefined
    })
    const findings = stored && compareRequests(visits, stored)
    if (findings !== undefined && (isOver || hasNoErrors(findings))) return findings
    await sleep(RETRY_MS)
  }
}

async function readStoredState({ client, dataDir }: TestInstance): Promise<StoredState> {
  const documents = documentsShape.parse(await client.fetch<unknown>(DOCUMENTS))
  return { documents, messages: await readMessages(path.join(dataDir, 'mail')) }
}

async function readMessages(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  const messages = files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file))))
  return (await Promise.all(messages)).map(({ text }) => text ?? '')
}
