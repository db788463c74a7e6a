import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { ANSWER_TYPE } from '#config/review'
import { pagePaths } from '#config/site-pages'
import type { OpenLink } from '~/sanity/share-link.server'

/** An answer of a link's visitor to a revision (PLAN-03), as its document. */
export const reviewAnswer = z.object({
  _id: z.string(),
  _type: z.literal(ANSWER_TYPE),
  kind: z.enum(['approved', 'change']),
  /** The name that staff gave the link. */
  name: z.string(),
  text: z.string(),
  place: z.string(),
  document: z.string(),
  documentType: z.string(),
  revision: z.string(),
  link: z.string(),
  createdAt: z.string(),
})

export type ReviewAnswer = z.infer<typeof reviewAnswer>

const MAX_TEXT = 1_000
const MAX_PLACE = 120

/**
 * Reads an answer from the form of the bar.
 * @returns `outdated` when the page has changed since it was shown; undefined for an invalid form
 */
export function readAnswer(
  fields: URLSearchParams,
  link: OpenLink,
): ReviewAnswer | 'outdated' | undefined {
  const kind = reviewAnswer.shape.kind.safeParse(fields.get('answer')).data
  const text = (kind === 'change' ? (fields.get('text') ?? '') : '').trim()
  const place = (fields.get('place') ?? '').trim().slice(0, MAX_PLACE)
  if (kind === undefined || text.length > MAX_TEXT || (kind === 'change' && text === '')) {
    return undefined
  }
  const { id, name, document, documentType, revision } = link
  if (revision === undefined || fields.get('revision') !== revision) return 'outdated'
  // A repeated form is the same answer.
  const digest = createHash('sha256').update(JSON.stringify([id, revision, kind, text, place]))
  const key = digest.digest('hex').slice(0, 32)
  return {
    _id: `${ANSWER_TYPE}.${document}.${key}`,
    _type: ANSWER_TYPE,
    kind,
    name,
    text,
    place,
    document,
    documentType,
    revision,
    link: id,
    createdAt: new Date().toISOString(),
  }
}

export const isAnswerId = (id: string) => id.startsWith(`${ANSWER_TYPE}.`)

/** Writes an answer. Writing it twice changes nothing. */
export async function writeAnswer(client: SanityClient, answer: ReviewAnswer): Promise<void> {
  await client.createIfNotExists(answer)
}

/** The variables of the e-mail to the team. */
export function toMail(answer: ReviewAnswer): Readonly<Record<string, string>> {
  const { _id, kind, name, text, place, document, createdAt } = answer
  return {
    reference: _id,
    createdAt,
    name,
    text,
    place,
    page: pagePaths.get(document) ?? document,
    outcome: kind === 'approved' ? 'aprobó' : 'pidió un cambio en',
  }
}
