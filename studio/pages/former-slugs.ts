import type { EditAction } from '@sanity/client'
import type { SanityDocument } from 'sanity'
import { listFormerSlugs, toPagePath } from '#config/page-address'

/** Schema type of the pages that staff make. */
export const STAFF_PAGE = 'page'

type Version = SanityDocument | null

/**
 * Lists the actions to publish together with a page whose address changes. They store the former
 * address, which then redirects to the new one (PAGE-01). Redirect documents would need several
 * writes for each change, and could outlive the page.
 * @returns an empty list for other documents and unchanged addresses
 */
export function listAddressActions(type: string, draft: Version, published: Version): EditAction[] {
  if (type !== STAFF_PAGE || draft === null) return []
  const former = readFormerSlugs(draft)
  const [slug, publishedSlug] = [readSlug(draft), readSlug(published)]
  // A restored revision has its old address, and lacks the former addresses added since.
  const known = published === null || slug === publishedSlug ? [] : readFormerSlugs(published)
  const next = listFormerSlugs([...known, ...former], publishedSlug, slug)
  const isSame = next.length === former.length && next.every((slug, at) => slug === former[at])
  if (isSame) return []
  return [
    {
      actionType: 'sanity.action.document.edit',
      draftId: draft._id,
      publishedId: draft._id.replace(/^drafts\./, ''),
      patch: { set: { formerSlugs: next } },
    },
  ]
}

/** Paths at which visitors reach a published page: the current one, then the former ones. */
export function listPaths(published: Version): string[] {
  const slug = readSlug(published)
  if (published === null || slug === undefined) return []
  return [slug, ...readFormerSlugs(published)].map(toPagePath)
}

/** The slug of a page; undefined when it has none. */
export function readSlug(page: Version): string | undefined {
  const slug: unknown = page?.slug
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined
  return typeof slug.current === 'string' ? slug.current : undefined
}

function readFormerSlugs({ formerSlugs }: SanityDocument): string[] {
  return Array.isArray(formerSlugs)
    ? formerSlugs.filter((slug): slug is string => typeof slug === 'string')
    : []
}
