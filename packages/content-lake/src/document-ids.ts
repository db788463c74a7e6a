/**
 * Document ids. `drafts.x` is the draft of `x`, `versions.r.x` its version in release `r`. Any other
 * id with a dot belongs to a private document. Only ids without a dot are public.
 */
const DRAFTS = 'drafts.'
const RELEASES = '_.releases.'
const VERSION = /^versions\.([^.]+)\.(.+)$/
const VALID = /^(?!-)[a-zA-Z0-9_-]+(?:\.(?!-)[a-zA-Z0-9_-]+)*$/
const MAX_LENGTH = 128

export const isDraftId = (id: string) => id.startsWith(DRAFTS)
export const isVersionId = (id: string) => VERSION.test(id)
export const toVersionId = (release: string, publishedId: string) =>
  `versions.${release}.${publishedId}`
export const toDraftId = (publishedId: string) => `${DRAFTS}${publishedId}`

export const toReleaseDocumentId = (release: string) => `${RELEASES}${release}`
/** Whether the id is that of a release document, or the start of a generated one. */
export const isReleaseDocumentId = (id: string) => id.startsWith(RELEASES)

/** Whether anonymous callers may read the document. */
export const isPublicId = (id: string) => !id.includes('.')

/** @returns the id without the prefix `drafts.` or `versions.<release>.` */
export function toPublishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  return VERSION.exec(id)?.[2] ?? id
}

/** @returns `published`, `drafts` or the name of a release, as in a perspective */
export function getLayer(id: string): string {
  if (isDraftId(id)) return 'drafts'
  return VERSION.exec(id)?.[1] ?? 'published'
}

/** Whether this is a private document, or the draft or a version of one. */
export const isOfPrivateDocument = (id: string) => !isPublicId(toPublishedId(id))

/** At most 128 characters of `a-zA-Z0-9._-`; no part is empty or starts with a hyphen. */
export const isValidId = (id: string) => id.length <= MAX_LENGTH && VALID.test(id)
