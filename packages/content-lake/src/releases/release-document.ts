import { z } from 'zod'
import { getLayer, isVersionId, toReleaseDocumentId } from '../document-ids'
import { doesNotExist, invalid } from '../mutations/rejection'
import { isObject } from '../store/references'
import type { LakeDocument } from '../types'
import { metadataSchema } from './release-actions'

/** The lake changes states at once, so nothing is ever seen as `publishing` or `archiving`. */
const stateSchema = z.enum(['active', 'scheduled', 'published', 'archived'])

export type ReleaseState = z.infer<typeof stateSchema>

/** Imported documents may have any content. */
const releaseSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
  state: stateSchema.catch('active'),
  metadata: metadataSchema.catch({ releaseType: 'undecided' }),
  /** When a scheduled release is due. It stays on the published one, for the history. */
  publishAt: z.string().optional().catch(undefined),
  publishedAt: z.string().optional().catch(undefined),
  /** Why the last publication failed, and when, if it was not by hand. */
  error: z
    .object({ message: z.string(), failedAt: z.string().optional() })
    .optional()
    .catch(undefined),
  /** The versions that a published or archived release had. */
  finalDocumentStates: z
    .array(z.looseObject({ id: z.string() }))
    .optional()
    .catch(undefined),
})

/** The document of a release, `_.releases.<release>`. */
export type Release = z.infer<typeof releaseSchema>

interface Documents {
  get(id: string): LakeDocument | undefined
}

/** @returns the release with this name; `undefined` if there is none */
export function findRelease(documents: Documents, releaseId: string): Release | undefined {
  const document = documents.get(toReleaseDocumentId(releaseId))
  return document === undefined ? undefined : parseRelease(document)
}

export const parseRelease = (document: LakeDocument): Release => releaseSchema.parse(document)

/**
 * @param states in which the release may be
 * @throws Rejection if there is no such release, or if it is in another state
 */
export function requireRelease(
  documents: Documents,
  releaseId: string,
  states: readonly ReleaseState[],
): Release {
  const release = findRelease(documents, releaseId)
  if (release === undefined) throw doesNotExist(toReleaseDocumentId(releaseId))
  if (states.includes(release.state)) return release
  throw invalid(
    `Release "${releaseId}" is ${release.state}; this needs it to be ${states.join(' or ')}`,
    release._id,
  )
}

/** @throws Rejection for a version in a scheduled release */
export function requireUnlocked(documents: Documents, id: string): void {
  if (!isVersionId(id)) return
  const release = getLayer(id)
  if (findRelease(documents, release)?.state !== 'scheduled') return
  throw invalid(
    `Document "${id}" is locked, because release "${release}" is scheduled; unschedule it first`,
    id,
  )
}

/** Whether a version says that publication removes its document. */
export const isUnpublication = ({ _id: id, _system: system }: LakeDocument): boolean =>
  isVersionId(id) && isObject(system) && system.delete === true
