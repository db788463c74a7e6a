import * as z from 'zod/mini'
import { isVisible } from '#config/block-visibility'
import { getPublishedId } from '#config/delete-documents'
import { NEWSLETTER_ANCHOR, pageAnchors } from '#config/page-anchors'
import { pagePaths } from '#config/site-pages'
import type { Anchors, CheckedDocument, PageFacts, SiteFacts } from './finding'
import { isFields, listObjects } from './walk'

const section = `{
  _key, anchor, hidden, visibleFrom, visibleUntil,
  "items": items[]{ anchor },
  "entries": entries[]->{ id },
  "resources": resources[]{ _ref },
  "campaigns": campaigns[]{ _ref }
}`

/** Query for `parseFacts`; params: `ids`, the ids of the pages. Not for the perspective `raw`. */
export const FACTS_QUERY = `{
  "brandName": *[_id == "siteSettings"][0].brandName,
  "pages": *[_id in $ids || _type in ["page", "newsletterIssue"]]{
    _id,
    "slug": slug.current,
    "sections": sections[]${section},
    "body": body[]${section},
    "campaigns": campaigns[]{ _ref }
  }
}`

export const factsParams = { ids: [...pagePaths.keys()] }

const factsSchema = z.object({
  brandName: z.nullish(z.string()),
  pages: z.array(z.looseObject({ _id: z.string(), slug: z.nullish(z.string()) })),
})

/**
 * @param readAt when the dataset was read, in milliseconds
 * @throws ZodError for another value than the result of `FACTS_QUERY`
 */
export function parseFacts(result: unknown, readAt: number): SiteFacts {
  const { brandName, pages } = factsSchema.parse(result)
  const entries = pages.flatMap((page): [string, PageFacts][] => {
    const id = getPublishedId(page._id)
    const path = pagePaths.get(id) ?? slugPath(page.slug)
    return path === undefined ? [] : [[path, { id, anchors: collectAnchors(id, page, readAt) }]]
  })
  return { brandName: brandName ?? undefined, pages: new Map(entries), readAt }
}

/**
 * The anchors of a document that the dataset stores; those of referenced documents are not known.
 * @param now in milliseconds; decides which sections visitors see
 */
export function documentAnchors(document: CheckedDocument, now: number): Anchors {
  return collectAnchors(getPublishedId(document._id), document, now)
}

/**
 * The perspective in which a document is compared with others: of a version in a release what
 * visitors see once the release is published, of other documents `other`.
 */
export function comparedIn<Other>(id: string, other: Other): Other | [string] {
  const release = /^versions\.([^.]+)\./.exec(id)?.[1]
  return release === undefined ? other : [release]
}

function slugPath(slug: string | null | undefined): string | undefined {
  if (slug === null || slug === undefined || slug === '') return undefined
  return slug.startsWith('/') ? slug : `/${slug}`
}

/** The site gives an element the anchor or id of what it shows (`app/components/section.tsx`). */
function collectAnchors(id: string, page: unknown, now: number): Anchors {
  const fixed = Object.entries(pageAnchors).flatMap(([page, anchors]) =>
    page === id ? anchors : [],
  )
  const found = listObjects(page).flatMap(({ value, parents }) => {
    const { anchor, id: ownId, _ref, _key } = value
    const heading = typeof _key === 'string' ? `titulo-${_key}` : undefined
    const names = [anchor, ownId, _ref, heading].filter((one) => typeof one === 'string')
    const isShown = [...parents, value].every((object) => isVisible(object, now))
    return names.map((name) => ({ name, isShown }))
  })
  const list = (isShown: boolean) =>
    found.flatMap((anchor) => (anchor.isShown === isShown ? [anchor.name] : []))
  return {
    shown: new Set([NEWSLETTER_ANCHOR, ...fixed, ...list(true)]),
    hidden: new Set(list(false)),
  }
}

/** Whether a document is a page of the site. */
export function isPage(document: CheckedDocument, facts: SiteFacts): boolean {
  const id = getPublishedId(document._id)
  return [...facts.pages.values()].some((page) => page.id === id) || isFields(document.seo)
}
