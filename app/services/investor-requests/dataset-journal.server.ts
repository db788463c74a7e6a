import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../config/fingerprint.server'
import {
  type Challenge,
  type Journal,
  MAIL_LEASE_MS,
  mailPause,
  type Mailing,
  REPORT_MS,
  type SentReport,
  standingOf,
} from './journal.server'
import { type Delivery, deliveryOf, documentId, writeContent } from './request-document.server'
import { STORED_FIELDS, storedRequest } from './stored-request.server'

interface Parts {
  /** With a token that reads and writes everything. */
  client: () => SanityClient
  /** What no browser reported as sent after this time is the server's to send. */
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
type Found = z.output<typeof documentShape>

const FIELDS = `_rev, "key": idempotencyKey, "receivedAt": createdAt,
  "request": { ${STORED_FIELDS} },
  "mailing": { "attempts": coalesce(delivery.attempts, 0), ...delivery{ lastAttemptAt, lastError, sentAt, channel } }`
/** A request with its mailing. */
export const ONE_REQUEST = `*[_id == $id][0]{ ${FIELDS} }`
/** Those that have waited longest: what cannot be sent goes behind the others with each try. */
export const UNSENT_REQUESTS = `*[_type == "investorRequest" && delivery.state in ["pending", "failing"]
  && defined(idempotencyKey)] | order(coalesce(delivery.lastAttemptAt, createdAt) asc)[0...500]{ ${FIELDS} }`

/** Somebody else may change a document at the same moment. */
const MOST_TRIES = 5
const CONFLICT = 409

/**
 * The journal of hosts without a lasting disk: the document itself is the record, written before
 * the request is answered (FORM-08). Spent challenges are remembered by this process only.
 */
export function createDatasetJournal({ client, mailAfterMs, now = Date.now }: Parts): Journal {
  const spent = new Map<string, number>()
  /** Until when a browser may report an e-mail. */
  const awaited = new Map<string, number>()

  const read = async (key: string): Promise<Found | undefined> => {
    const found: unknown = await client().fetch(ONE_REQUEST, { id: documentId(key) })
    return found === null ? undefined : documentShape.parse(found)
  }
  const unsent = async () => {
    const found = z.array(z.unknown()).parse(await client().fetch(UNSENT_REQUESTS))
    // One that somebody has spoilt by hand must not hold up the others.
    return found.flatMap((one) => documentShape.safeParse(one).data ?? [])
  }

  const dueAt = ({ key, mailing: { attempts, lastAttemptAt, lastError }, receivedAt }: Found) => {
    const [since, pause] =
      attempts === 0 || lastAttemptAt === undefined
        ? [receivedAt, mailAfterMs]
        : [lastAttemptAt, Math.max(MAIL_LEASE_MS, mailPause(attempts, lastError))]
    // Nothing has happened in the time to come: a clock was wrong.
    const at = since - now() > pause ? now() : since + pause
    return Math.max(at, awaited.get(key) ?? at)
  }

  /** @returns false when somebody else has changed the document meanwhile */
  const setDelivery = async ({ _rev, key, receivedAt }: Found, mailing: Mailing) => {
    const delivery: Delivery = deliveryOf(mailing, receivedAt, now())
    try {
      await client().patch(documentId(key)).ifRevisionId(_rev).set({ delivery }).commit()
      return true
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === CONFLICT) return false
      throw error
    }
  }

  /** Changes what is known of the e-mail, as long as it has not been sent. */
  const change = async (
    key: string,
    applies: (found: Found) => boolean,
    changed: (mailing: Mailing) => Mailing,
  ): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = await read(key)
      if (found === undefined) return false
      if (found.mailing.sentAt !== undefined || !applies(found)) return true
      if (await setDelivery(found, changed(found.mailing))) return true
    }
    throw new Error(`The document of the request ${key} keeps changing.`)
  }
  const sameContent = (mail: SentReport) => (found: Found) =>
    fingerprint(found.request) === mail.fingerprint

  const spend = ({ id, expiresAt }: Challenge): boolean => {
    for (const [old, until] of spent) if (until < now()) spent.delete(old)
    if (spent.has(id)) return false
    spent.set(id, expiresAt)
    return true
  }

  return {
    stateOf: async (request) => {
      const found = await read(request.key)
      return standingOf(found && { ...found, fingerprint: fingerprint(found.request) }, request)
    },
    keep: async ({ key, fingerprint: wanted, request }, challenge) => {
      const found = await read(key)
      if (found !== undefined && fingerprint(found.request) === wanted) return 'kept'
      if (challenge !== undefined && !spend(challenge)) return 'spent'
      try {
        const delivery = deliveryOf({ attempts: 0 }, now(), now())
        await writeContent(client().transaction(), key, request, now(), delivery).commit()
        return 'kept'
      } catch (error) {
        if (challenge !== undefined) spent.delete(challenge.id)
        throw error
      }
    },
    awaitReport: (key) => {
      for (const [old, until] of awaited) if (until < now()) awaited.delete(old)
      awaited.set(key, now() + Math.min(REPORT_MS, mailAfterMs))
    },
    reportSent: (report) =>
      change(report.key, sameContent(report), (mailing) => {
        return { ...mailing, channel: 'browser', sentAt: now() }
      }),
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
      sent: async (mail) => {
        const sent = { channel: 'server', sentAt: now() } as const
        await change(mail.key, sameContent(mail), (mailing) => ({ ...mailing, ...sent }))
      },
      failed: async (mail, lastError) => {
        await change(mail.key, sameContent(mail), (mailing) => ({ ...mailing, lastError }))
      },
      nextAt: async () => {
        const times = (await unsent()).map(dueAt)
        return times.length === 0 ? undefined : Math.min(...times)
      },
    },
  }
}
