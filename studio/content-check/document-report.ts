import type { SanityClient } from '@sanity/client'
import type { Path } from '@sanity/types'
import * as z from 'zod/mini'
import { collections, singletons } from '../../schemas'
import type { LiveQuery } from '../components/use-live-query'

/** A finding in a document, as the Studio shows it. */
export interface ReportedFinding {
  readonly level: 'error' | 'warning'
  readonly path: Path
  /** The field as its form names it; empty for the document. */
  readonly field: string
  readonly message: string
}

/** What the check found in a document. */
export interface DocumentReport {
  /** Id without the prefix of drafts. */
  readonly id: string
  readonly type: string
  readonly title: string
  readonly isDraft: boolean
  /** Name of the release in which its form opens. */
  readonly perspective?: string
  readonly findings: readonly ReportedFinding[]
  readonly links: readonly ReportedLink[]
}

/** A link to another site. */
interface ReportedLink {
  readonly address: string
  readonly path: Path
  readonly field: string
}

/** Types of documents that staff write. */
export const checkedTypes: readonly string[] = [
  ...singletons.map(({ type }) => type),
  ...collections.filter(({ writtenBySite }) => !writtenBySite).map(({ type }) => type),
]

const revisionSchema = z.object({ _id: z.string(), _rev: z.string() })

export const revisionsSchema = z.array(revisionSchema)

/** Which revision of a document the dataset has. */
export type Revision = z.infer<typeof revisionSchema>

/** What there is to check. Changes within a second and a half cause one check. */
export const contentQuery: LiveQuery = {
  query: `{
    "revisions": *[_type in $types && !(_id in path("versions.**"))]{ _id, _rev },
    "ids": *[!(_id in path("drafts.**"))]._id
  }`,
  params: { types: [...checkedTypes] },
  listen: '*[_type in $types]',
  perspective: 'raw',
  throttleMs: 1_500,
}

export const contentSchema = z.object({
  revisions: revisionsSchema,
  /** Ids of everything that a reference may lead to. */
  ids: z.array(z.string()),
})

export type SiteContent = z.infer<typeof contentSchema>

export const documentsSchema = z.array(
  z.looseObject({
    ...revisionSchema.shape,
    _type: z.string(),
    _createdAt: z.string(),
    _updatedAt: z.string(),
  }),
)

export type StoredDocument = z.infer<typeof documentsSchema>[number]

/** Reads the documents that staff write, with their drafts; never those with data of visitors. */
export async function readDocuments(client: SanityClient): Promise<readonly StoredDocument[]> {
  const query = '*[_type in $types && !(_id in path("versions.**"))]'
  const options = { perspective: 'raw', tag: 'content.list' } as const
  const found: unknown = await client.fetch(query, { types: [...checkedTypes] }, options)
  return documentsSchema.parse(found)
}

/** Selects what the Studio edits of each document: its draft, or else its published version. */
export function selectEdited<Stored extends Pick<Revision, '_id'>>(
  revisions: readonly Stored[],
): Stored[] {
  const drafts = new Set(revisions.map(({ _id }) => _id).filter(isDraftId))
  return revisions.filter(({ _id }) => isDraftId(_id) || !drafts.has(`drafts.${_id}`))
}

export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

/** Counts the findings of a level. */
export function countFindings(
  reports: readonly DocumentReport[],
  level: ReportedFinding['level'],
): number {
  return reports.flatMap(({ findings }) => findings).filter((one) => one.level === level).length
}
