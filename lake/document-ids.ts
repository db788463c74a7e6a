/**
 * Ids of documents. A dot makes a path: `drafts.x` is the draft of `x`, `versions.r.x` its version
 * in release `r`, anything else with a dot is private. Only ids without a dot are public.
 */
const DRAFTS = 'drafts.'
const VERSION = /^versions\.([^.]+)\.(.+)$/
const VALID = /^(?!-)[a-zA-Z0-9_-]+(?:\.(?!-)[a-zA-Z0-9_-]+)*$/
const MAX_LENGTH = 128

export const isDraftId = (id: string) => id.startsWith(DRAFTS)
export const isVersionId = (id: string) => VERSION.test(id)
export const versionIdOf = (release: string, publishedId: string) =>
  `versions.${release}.${publishedId}`
export const draftIdOf = (publishedId: string) => `${DRAFTS}${publishedId}`

/** Whether anonymous callers may know of the document. */
export const isPublicId = (id: string) => !id.includes('.')

/** @returns the id without `drafts.` or `versions.<release>.`; a published id as it is */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  return VERSION.exec(id)?.[2] ?? id
}

/**
 * @returns which stored document an id stands for: the published one, the draft, or the version of
 * a release, named as in a perspective
 */
export function layerOf(id: string): string {
  if (isDraftId(id)) return 'drafts'
  return VERSION.exec(id)?.[1] ?? 'published'
}

/** Whether the document is private, or is the draft or a version of a private one. */
export const isOfPrivateDocument = (id: string) => !isPublicId(publishedIdOf(id))

/** Characters a-zA-Z0-9._- , no part empty or starting with a hyphen, at most 128 in all. */
export const isValidId = (id: string) => id.length <= MAX_LENGTH && VALID.test(id)
