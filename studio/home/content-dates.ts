import type { Path } from '@sanity/types'
import type { Schema, SchemaType } from 'sanity'
import * as z from 'zod/mini'
import { daysBefore } from '#config/calendar'
import { isFields, toSegment } from '#schemas/content-check/walk'
import { plainText } from '#schemas/shared/plain-text'
import { NOTICE_DAYS } from '#schemas/shared/validation/figure-dates'
import type { LiveQuery } from '../components/use-live-query'

/**
 * Fields with the day or time at which published content changes by itself: the last day of figures
 * and deadlines (INV-05, INV-08) and of campaigns, and when sections appear and disappear.
 */
const datedFields = ['validUntil', 'endsOn', 'visibleFrom', 'visibleUntil'] as const

/** A date in a published document. */
export interface ContentDate {
  readonly documentId: string
  readonly documentType: string
  /** Of the field. */
  readonly path: Path
  readonly field: (typeof datedFields)[number]
  /** `YYYY-MM-DD`, or ISO 8601. */
  readonly at: string
  /** Empty when the object has no text. */
  readonly title: string
}

/** A figure or deadline of a page that has ended or soon will. */
export interface EndingClaim extends ContentDate {
  readonly hasExpired: boolean
}

const recordsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

export type DatedDocument = z.infer<typeof recordsSchema>[number]

export { recordsSchema as datedDocumentsSchema }

/** Makes the query of all published documents of types that can hold dates. */
export function buildDatesQuery(types: readonly string[]): LiveQuery {
  const filter = '_type in $types && !(_id in path("drafts.**"))'
  return { query: `*[${filter}]`, params: { types: [...types] }, listen: `*[${filter}]` }
}

/** Lists the document types whose content can hold dates, at any depth. */
export function listTypesWithDates(schema: Schema): readonly string[] {
  return schema.getTypeNames().filter((name) => {
    const type = schema.get(name)
    return type?.type?.name === 'document' && canHoldDate(type, new Set())
  })
}

const isDatedField = (name: string) => datedFields.some((field) => field === name)

function canHoldDate(type: SchemaType, seen: Set<string>): boolean {
  // Blocks can hold themselves. Only named types are remembered: 'object' is the name of many.
  const isNamed = type.name !== 'object' && type.name !== 'array'
  if (isNamed && seen.has(type.name)) return false
  if (isNamed) seen.add(type.name)
  if (type.jsonType === 'object') {
    return type.fields.some(({ name, type: of }) => isDatedField(name) || canHoldDate(of, seen))
  }
  return type.jsonType === 'array' && type.of.some((of) => canHoldDate(of, seen))
}

/**
 * Finds claims that have ended, or end within 30 days, the earliest first.
 * @param today `YYYY-MM-DD`
 */
export function findEndingClaims(
  documents: readonly DatedDocument[],
  today: string,
): readonly EndingClaim[] {
  const lastDay = daysBefore(today, -NOTICE_DAYS)
  return findDates(documents)
    .filter(({ field, at }) => field === 'validUntil' && at <= lastDay)
    .map((date) => ({ ...date, hasExpired: date.at < today }))
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Finds the dates of documents, at any depth. */
export function findDates(documents: readonly DatedDocument[]): readonly ContentDate[] {
  return documents.flatMap((document) =>
    [...walkDates(document, [])].map((date) => ({
      documentId: document._id,
      documentType: document._type,
      ...date,
    })),
  )
}

type FoundDate = Omit<ContentDate, 'documentId' | 'documentType'>

function* walkDates(value: unknown, path: Path): Generator<FoundDate> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walkDates(item, [...path, toSegment(item, index)])
    }
    return
  }
  if (!isFields(value)) return
  for (const field of datedFields) {
    const at = value[field]
    if (typeof at !== 'string') continue
    const texts = [value.value, value.label, value.title].map(plainText)
    yield { path: [...path, field], field, at, title: texts.filter(Boolean).join(' · ') }
  }
  for (const [name, child] of Object.entries(value)) yield* walkDates(child, [...path, name])
}
