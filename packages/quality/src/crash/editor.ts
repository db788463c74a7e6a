import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientConfig } from '../../../../config/client-config'
import { LAKE_PATH } from '../../../../config/env.server'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { DRAFT_MARK, publishedBrand, readPublish } from './pages'

/** An editor who writes a draft of the site settings and publishes it, again and again. */
export interface Editor {
  /** Number of the newest publish that was sent, whether or not it was answered. */
  newest: () => number
  /** Publishes until one is answered. @returns its number */
  publish: () => Promise<number>
  /** Number of publishes that were answered. */
  answered: () => number
  stop: () => Promise<void>
  /** Compares what was answered with the dataset; call it after `stop`. */
  check: () => Promise<{ lost: number; doubled: number }>
}

const PAUSE_MS = 600
const RETRY_MS = 200
const TIMEOUT_MS = 10_000
const PUBLISH_TIMEOUT_MS = 60_000
const SETTINGS = 'siteSettings'
const DRAFT = `drafts.${SETTINGS}`
/** Of the lake's history endpoint. */
const MAX_TRANSACTIONS = 1_000

const settingsShape = z.looseObject({ _type: z.string(), brandName: z.string() })
const publishShape = z.object({ transactionId: z.string() })
const transactionShape = z.object({ id: z.string() })

/** Starts an editor who works through the site, as the Studio does. */
export async function startEditor({ site, token, client }: TestInstance): Promise<Editor> {
  const apiHost = site + LAKE_PATH
  const source = { projectId: 'embedded', dataset: 'production', apiHost, publicApiHost: apiHost }
  const studio = createClient({
    ...clientConfig({ kind: 'embedded', ...source }),
    token,
    perspective: 'raw',
    timeout: TIMEOUT_MS,
    maxRetries: 0,
  })
  const settings = settingsShape.parse(await client.getDocument(SETTINGS))
  const answers: { number: number; transactionId: string }[] = []
  let newest = 0
  let isStopped = false

  const publishOnce = async () => {
    newest += 1
    const number = newest
    const draft = { ...settings, _id: DRAFT, brandName: `${DRAFT_MARK} ${number}` }
    await studio.createOrReplace(draft)
    await studio
      .patch(DRAFT)
      .set({ brandName: publishedBrand(number) })
      .commit()
    const { transactionId } = publishShape.parse(await sendPublish(studio))
    answers.push({ number, transactionId })
    return number
  }
  // One at a time, so that a later number is a later publish.
  let turn: Promise<unknown> = Promise.resolve()
  const publish = () => {
    const answer = turn.then(() => publishWithRetries(publishOnce))
    turn = answer.catch(() => undefined)
    return answer
  }
  const work = async () => {
    while (!isStopped) {
      await publish().catch(() => undefined)
      await sleep(PAUSE_MS)
    }
  }
  const working = work()
  return {
    newest: () => newest,
    publish,
    answered: () => answers.length,
    stop: async () => {
      isStopped = true
      await working
    },
    check: async () => {
      const { brandName } = settingsShape.parse(await client.getDocument(SETTINGS))
      const counts = await countTransactions(client)
      const recent = answers.slice(-MAX_TRANSACTIONS)
      const times = recent.map(({ transactionId }) => counts.get(transactionId) ?? 0)
      const isOld = readPublish(brandName) < (answers.at(-1)?.number ?? 0)
      return {
        lost: times.filter((count) => count === 0).length + Number(isOld),
        doubled: times.filter((count) => count > 1).length,
      }
    },
  }
}

async function publishWithRetries(publishOnce: () => Promise<number>): Promise<number> {
  const giveUpAt = Date.now() + PUBLISH_TIMEOUT_MS
  for (;;) {
    try {
      return await publishOnce()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await sleep(RETRY_MS)
    }
  }
}

const sendPublish = (studio: SanityClient): Promise<unknown> =>
  studio.action({
    actionType: 'sanity.action.document.publish',
    draftId: DRAFT,
    publishedId: SETTINGS,
  })

/** @returns how often each transaction is in the history of the settings */
async function countTransactions(client: SanityClient): Promise<Map<string, number>> {
  const text = await client.request<string>({
    url: `/data/history/production/transactions/${SETTINGS}`,
    query: { excludeContent: 'true', reverse: 'true', limit: String(MAX_TRANSACTIONS) },
  })
  const counts = new Map<string, number>()
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { id } = transactionShape.parse(JSON.parse(line))
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
