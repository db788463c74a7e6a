import type { Path } from '@sanity/types'
import type { Schema, SchemaType } from 'sanity'
import * as z from 'zod/mini'
import { daysBefore } from '#config/calendar'
import { listObjects } from '#schemas/content-check/walk'
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
      listObjects(document).flatMap(({ value, path }) => {
        const { data: claim } = claimSchema.safeParse(value)
        if (claim === undefined) return []
        const { validUntil } = claim
        return {
          documentId: document._id,
          documentType: document._type,
          path: [...path],
          title: [claim.value, claim.label, claim.title].filter(Boolean).join(' · '),
          validUntil,
          hasExpired: validUntil < today,
        }
      }),
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
