import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../../config/fingerprint.server'
import {
  type Challenge,
  type Journal,
  MAIL_LEASE_MS,
  mailPause,
  type Mailing,
  REPORT_MS,
  requestStatus,
  type SentReport,
  STORED_FIELDS,
  storedRequest,
  type Waiting,
} from './journal.server'
import { type Delivery, toDelivery, documentId, writeContent } from './request-document.server'

interface Deps {
  /** With a token that may read and write private documents. */
  client: () => SanityClient
  /** When the server sends an e-mail that no browser has reported. */
  mailAfterMs: number
  now?: () => number
}

const time = z
  .string()
  .nullish()
  .transform((text) => (text ? Date.parse(text) : undefined))
const documentShape = z.object({
  _rev: z.string(),
  key: z.string(),
  request: storedRequest,
  receivedAt: z.string().transform((text) => Date.parse(text)),
  mailing: z.object({
    attempts: z.number(),
    lastAttemptAt: time,
    lastError: z
      .string()
      .nullish()
      .transform((text) => text ?? undefined),
    sentAt: time,
    channel: z
      .enum(['browser', 'server'])
      .nullish()
      .transform((text) => text ?? undefined),
  }),
})
type FoundRequest = z.output<typeof documentShape>

const FIELDS = `_rev, "key": idempotencyKey, "receivedAt": createdAt,
  "request": { ${STORED_FIELDS} },
  "mailing": { "attempts": coalesce(delivery.attempts, 0), ...delivery{ lastAttemptAt, lastError, sentAt, channel } }`
export const ONE_REQUEST = `*[_id == $id][0]{ ${FIELDS} }`
/** Oldest attempt first, so a request that cannot be sent does not block the others. */
export const UNSENT_REQUESTS = `*[_type == "investorRequest" && delivery.state in ["pending", "failing"]
  && defined(idempotencyKey)] | order(coalesce(delivery.lastAttemptAt, createdAt) asc)[0...500]{ ${FIELDS} }`

const UNSENT = '_type == "investorRequest" && delivery.state in ["pending", "failing"]'
/** How many e-mails wait, and since when the oldest. */
export const WAITING_MAIL = `{
  "count": count(*[${UNSENT}]),
  "oldest": *[${UNSENT}] | order(createdAt asc)[0].createdAt
}`
const waitingShape = z
  .object({ count: z.number(), oldest: z.string().nullable() })
  .transform(({ count, oldest }): Waiting => {
    return { count, oldestAt: oldest === null ? undefined : Date.parse(oldest) }
  })

/** Others may change a document at the same time. */
const MAX_TRIES = 5
const CONFLICT = 409

/**
 * Creates the journal for hosts without a lasting disk: the document is written before the answer
 * (FORM-08). Used challenges are known to this process only.
 */
export function createDatasetJournal({ client, mailAfterMs, now = Date.now }: Deps): Journal {
  const usedChallenges = new Map<string, number>()
  /** Until when the server waits for a browser's report, by key. */
  const awaited = new Map<string, number>()

  const read = async (key: string): Promise<FoundRequest | undefined> => {
    const found: unknown = await client().fetch(ONE_REQUEST, { id: documentId(key) })
    return found === null ? undefined : documentShape.parse(found)
  }
  const unsent = async () => {
    const found = z.array(z.unknown()).parse(await client().fetch(UNSENT_REQUESTS))
    // A document that staff have damaged must not block the others.
    return found.flatMap((document) => documentShape.safeParse(document).data ?? [])
  }

  const dueAt = ({
    key,
    mailing: { attempts, lastAttemptAt, lastError },
    receivedAt,
  }: FoundRequest) => {
    const [since, pause] =
      attempts === 0 || lastAttemptAt === undefined
        ? [receivedAt, mailAfterMs]
        : [lastAttemptAt, Math.max(MAIL_LEASE_MS, mailPause(attempts, lastError))]
    // A time in the future comes from a clock that was ahead.
    const at = since - now() > pause ? now() : since + pause
    return Math.max(at, awaited.get(key) ?? at)
  }

  /** @returns false when another process has changed the document meanwhile */
  const setDelivery = async ({ _rev, key, receivedAt }: FoundRequest, mailing: Mailing) => {
    const delivery: Delivery = toDelivery(mailing, receivedAt, now())
    try {
      await client().patch(documentId(key)).ifRevisionId(_rev).set({ delivery }).commit()
      return true
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === CONFLICT) return false
      throw error
    }
  }

  /**
   * Updates an e-mail that is not sent yet, if its content is the same.
   * @returns false for an unknown key
   */
  const update = async (
    report: SentReport,
    changed: (mailing: Mailing) => Mailing,
  ): Promise<boolean> => {
    const { key } = report
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const found = await read(key)
      if (found === undefined) return false
      const isSame = fingerprint(found.request) === report.fingerprint
      if (found.mailing.sentAt !== undefined || !isSame) return true
      if (await setDelivery(found, changed(found.mailing))) return true
    }
    throw new Error(`The document of the request ${key} keeps changing.`)
  }

  const useChallenge = ({ id, expiresAt }: Challenge): boolean => {
    for (const [old, until] of usedChallenges) if (until < now()) usedChallenges.delete(old)
    if (usedChallenges.has(id)) return false
    usedChallenges.set(id, expiresAt)
    return true
  }

  return {
    getStatus: async (request) => {
      const found = await read(request.key)
      return requestStatus(found && { ...found, fingerprint: fingerprint(found.request) }, request)
    },
    save: async ({ key, fingerprint: wanted, request }, challenge) => {
      const found = await read(key)
      if (found !== undefined && fingerprint(found.request) === wanted) return 'saved'
      if (challenge !== undefined && !useChallenge(challenge)) return 'challengeUsed'
      try {
        const delivery = toDelivery({ attempts: 0 }, now(), now())
        await writeContent(client().transaction(), key, request, now(), delivery).commit()
        return 'saved'
      } catch (error) {
        if (challenge !== undefined) usedChallenges.delete(challenge.id)
        throw error
      }
    },
    awaitReport: (key) => {
      for (const [old, until] of awaited) if (until < now()) awaited.delete(old)
      awaited.set(key, now() + Math.min(REPORT_MS, mailAfterMs))
    },
    reportSent: (report) =>
      update(report, (mailing) => ({ ...mailing, channel: 'browser', sentAt: now() })),
    mail: {
      claim: async () => {
        for (const found of await unsent()) {
          if (dueAt(found) > now()) continue
          const { mailing, key, request } = found
          const attempts = mailing.attempts + 1
          if (await setDelivery(found, { ...mailing, attempts, lastAttemptAt: now() })) {
            return { key, request, fingerprint: fingerprint(request) }
          }
        }
        return undefined
      },
      markSent: async (mail) => {
        await update(mail, (mailing) => ({ ...mailing, channel: 'server', sentAt: now() }))
      },
      markFailed: async (mail, lastError) => {
        await update(mail, (mailing) => ({ ...mailing, lastError }))
      },
      nextAt: async () => {
        const times = (await unsent()).map(dueAt)
        return times.length === 0 ? undefined : Math.min(...times)
      },
    },
    outbox: async () => ({
      dataset: { count: 0, oldestAt: undefined },
      mail: waitingShape.parse(await client().fetch<unknown>(WAITING_MAIL)),
    }),
  }
}
