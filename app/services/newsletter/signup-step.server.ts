import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { NewsletterSignup } from '~/sanity/types.generated'

const common = {
  /** Id of the sign-up's document. */
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
}

/**
 * What a person does with the newsletter (NEWS-05): signs up, confirms the address, or leaves. Only a
 * sign-up brings the address; links do not contain it.
 */
export const signupStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signup'), ...common, email: z.string() }),
  z.object({ step: z.literal('confirm'), ...common }),
  z.object({ step: z.literal('leave'), ...common }),
])

export type SignupStep = z.infer<typeof signupStep>

/** A sign-up in the dataset. */
export type StoredSignup = Pick<
  NewsletterSignup,
  'email' | 'status' | 'createdAt' | 'confirmedAt' | 'leftAt' | 'bouncedAt'
>

const PREFIX = 'newsletterSignup.'
/** No id has it. */
const KEY_SEPARATOR = ' '
/** Length of the date and hour of an ISO time. */
const HOUR_LENGTH = 13

/** The document's id of an address. The dot makes the document private. */
export function signupId(normalised: string): string {
  return `${PREFIX}${createHash('sha256').update(normalised).digest('hex')}`
}

export function isSignupId(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** The key of the outbox entry with which a subscriber gets an issue. */
export function issueKey(id: string, issue: string): string {
  return `${id}${KEY_SEPARATOR}${issue}`
}

/** The sign-up's id in the key of an outbox entry. */
export function signupOfKey(key: string): string {
  return key.split(KEY_SEPARATOR)[0] ?? key
}

/** The part of a sign-up's id that its links contain. */
export function getDigest(id: string): string {
  return id.slice(PREFIX.length)
}

/** The id with this digest; undefined for any other text. */
export function findSignupId(digest: string): string | undefined {
  return /^[0-9a-f]{64}$/.test(digest) ? `${PREFIX}${digest}` : undefined
}

/** The entry of a step in the outbox. The same step within an hour is the same entry. */
export function keyedStep(step: SignupStep) {
  const { id, at } = step
  const fingerprint = `${step.step} ${at.slice(0, HOUR_LENGTH)} ${id}`
  return { key: id, fingerprint, request: step }
}

/**
 * Writes a step to the dataset. Writing it twice changes nothing. A new consent after leaving clears
 * the dates of the former one, which the history keeps (NEWS-03). Only a pending address is
 * confirmed, so an old link does not bring back an address that has left.
 * @throws Error while the dataset is unreachable or rejects the write
 */
export async function writeStep(client: SanityClient, step: SignupStep): Promise<void> {
  const { id, at } = step
  const patch = (condition: string, change: { set: Partial<StoredSignup>; unset?: string[] }) => ({
    patch: { query: `*[_id == $id && ${condition}]`, params: { id, at }, ...change },
  })
  switch (step.step) {
    case 'signup': {
      const consent = { status: 'pendiente', createdAt: at } as const
      const document = { _id: id, _type: 'newsletterSignup', email: step.email, ...consent }
      // A repeated step must not undo what came after it.
      const isOver =
        'status in ["baja", "rebotada"] && coalesce(leftAt, "") < $at && coalesce(bouncedAt, "") < $at'
      await client.mutate([
        { createIfNotExists: document },
        patch(isOver, { set: consent, unset: ['confirmedAt', 'leftAt', 'bouncedAt'] }),
      ])
      return
    }
    case 'confirm':
      await client.mutate([
        patch('status == "pendiente"', { set: { status: 'activa', confirmedAt: at } }),
      ])
      return
    case 'leave':
      await client.mutate([patch('status != "baja"', { set: { status: 'baja', leftAt: at } })])
  }
}

/**
 * Notes that the mail server refuses the address for good, unless the person has left (NEWS-06).
 * @throws Error while the dataset is unreachable or rejects the write
 */
export async function markBounced(client: SanityClient, id: string, at: string): Promise<void> {
  const query = '*[_id == $id && status in ["pendiente", "activa"]]'
  await client.mutate([
    { patch: { query, params: { id }, set: { status: 'rebotada', bouncedAt: at } } },
  ])
}

/**
 * Reads a sign-up.
 * @returns undefined without a document
 * @throws Error while the dataset is unreachable
 */
export async function readSignup(
  client: SanityClient,
  id: string,
): Promise<StoredSignup | undefined> {
  return client.getDocument<StoredSignup>(id)
}
