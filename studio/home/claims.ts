import type { Path } from '@sanity/types'
import type { Schema, SchemaType } from 'sanity'
import * as z from 'zod/mini'
import { daysBefore } from '#config/calendar'
import { NOTICE_DAYS } from '#schemas/shared/validation/figure-dates'
import type { LiveQuery } from '../components/use-live-query'

/** Object types whose content ends with the day `validUntil` (INV-05, INV-08). */
const claimTypes: ReadonlySet<string> = new Set(['figure', 'milestone'])

/** A figure or deadline of a page that has ended or soon will. */
export interface EndingClaim {
  readonly documentId: string
  readonly documentType: string
  readonly path: Path
  /** Empty when the claim has no text. */
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  readonly hasExpired: boolean
}

const recordsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

type ClaimDocument = z.infer<typeof recordsSchema>[number]

export { recordsSchema as claimDocumentsSchema }

/** Makes the query of all published documents of types that can hold claims. */
export function buildClaimsQuery(types: readonly string[]): LiveQuery {
  const filter = '_type in $types && !(_id in path("drafts.**"))'
  return { query: `*[${filter}]`, params: { types: [...types] }, listen: `*[${filter}]` }
}

/** Lists the document types whose content can hold claims, at any depth. */
export function listTypesWithClaims(schema: Schema): readonly string[] {
  return schema.getTypeNames().filter((name) => {
    const type = schema.get(name)
    return type?.type?.name === 'document' && canHoldClaim(type, new Set())
  })
}

function canHoldClaim(type: SchemaType, seen: Set<string>): boolean {
  if (claimTypes.has(type.name)) return true
  // Blocks can hold themselves. Only named types are remembered: 'object' is the name of many.
  const isNamed = type.name !== 'object' && type.name !== 'array'
  if (isNamed && seen.has(type.name)) return false
  if (isNamed) seen.add(type.name)
  if (type.jsonType === 'object') return type.fields.some(({ type: of }) => canHoldClaim(of, seen))
  return type.jsonType === 'array' && type.of.some((of) => canHoldClaim(of, seen))
}

/**
 * Finds claims that have ended, or end within 30 days, the earliest first.
 * @param today `YYYY-MM-DD`
 */
export function findEndingClaims(
  documents: readonly ClaimDocument[],
  today: string,
): readonly EndingClaim[] {
  const lastDay = daysBefore(today, -NOTICE_DAYS)
  return documents
    .flatMap((document) =>
      [...walkClaims(document, [])].map(({ path, validUntil, title }) => ({
        documentId: document._id,
        documentType: document._type,
        path,
        title,
        validUntil,
        hasExpired: validUntil < today,
      })),
    )
    .filter(({ validUntil }) => validUntil <= lastDay)
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil))
}

const text = z.catch(z.nullish(z.string()), undefined)

const claimSchema = z.object({
  _type: z.string().check(z.refine((type) => claimTypes.has(type))),
  validUntil: z.string(),
  value: text,
  label: text,
  title: text,
})

type FoundClaim = Pick<EndingClaim, 'path' | 'title' | 'validUntil'>

function* walkClaims(value: unknown, path: Path): Generator<FoundClaim> {
  if (typeof value !== 'object' || value === null) return
  const claim = claimSchema.safeParse(value)
  if (claim.success) {
    const { validUntil, ...texts } = claim.data
    const title = [texts.value, texts.label, texts.title].filter(Boolean).join(' · ')
    yield { path, title, validUntil }
    return
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walkClaims(item, [...path, toSegment(item, index)])
    }
    return
  }
  for (const [name, child] of Object.entries(value)) yield* walkClaims(child, [...path, name])
}

const keyed = z.object({ _key: z.string() })

function toSegment(item: unknown, index: number): Path[number] {
  const { success, data } = keyed.safeParse(item)
  return success ? { _key: data._key } : index
}
