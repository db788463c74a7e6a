import { useMemo } from 'react'
import type { DocumentBadgeComponent, SanityDocument } from 'sanity'
import * as z from 'zod/mini'
import { toPagePath } from '#config/page-address'
import { ANSWER_TYPE, LINK_TYPE, REVIEW_SETTINGS } from '#config/review'
import { pagePaths } from '#config/site-pages'
import { singletons } from '../../schemas'
import { useLiveQuery } from '../components/use-live-query'
import { readSlug, STAFF_PAGE } from '../pages/former-slugs'
import { t } from './texts'

const text = z.catch(z.string(), '')

export const answerSchema = z.object({
  _id: z.string(),
  kind: z.enum(['approved', 'change']),
  name: text,
  text,
  place: text,
  document: z.string(),
  documentType: z.string(),
  revision: z.string(),
  createdAt: text,
})

const linkSchema = z.object({
  _id: z.string(),
  name: text,
  expiresAt: text,
  revokedAt: z.nullish(z.string()),
  openings: z.catch(z.array(z.string()), []),
})

const reviewSchema = z.object({
  isListed: z.boolean(),
  answers: z.array(answerSchema),
  links: z.array(linkSchema),
})

export type Answer = z.infer<typeof answerSchema>
export type ShareLink = z.infer<typeof linkSchema>
export type Review = z.infer<typeof reviewSchema>

const FILTER = `document == $id && _type in ["${ANSWER_TYPE}", "${LINK_TYPE}"]`
const SETTINGS = `_id == "${REVIEW_SETTINGS}"`
const query = `{
  "isListed": count(*[${SETTINGS} && count(documents) > 0 && (_id == $id || $id in documents)]) > 0,
  "answers": *[_type == "${ANSWER_TYPE}" && document == $id] | order(createdAt desc)[0...50],
  "links": *[_type == "${LINK_TYPE}" && document == $id] | order(_createdAt desc)[0...20]
}`
const listen = `*[${SETTINGS} || (${FILTER})]`

/** Links, answers, and whether a document needs an approval; undefined until they are read. */
export function useReview(id: string): Review | undefined {
  const live = useMemo(() => ({ query, params: { id }, listen, perspective: 'raw' as const }), [id])
  return useLiveQuery(live, reviewSchema).result
}

const pageTypes: ReadonlySet<string> = new Set([
  ...singletons.flatMap(({ path, type }) => (path === undefined ? [] : [type])),
  STAFF_PAGE,
])

/** Whether documents of a type have an address to share, or can need an approval. */
export const isReviewable = (type: string) => pageTypes.has(type) || type === REVIEW_SETTINGS

/** The path at which the site shows a document; undefined without an address. */
export function findPath(id: string, document: SanityDocument | null): string | undefined {
  if (id === REVIEW_SETTINGS) return '/'
  const slug = readSlug(document)
  return pagePaths.get(id) ?? (slug === undefined ? undefined : toPagePath(slug))
}

/** Whether somebody has approved a revision. The lake also checks that it was not its author. */
export const isApproved = ({ answers }: Pick<Review, 'answers'>, revision: string | undefined) =>
  answers.some((answer) => answer.kind === 'approved' && answer.revision === revision)

/** Says who approved this revision, or what is missing. */
export const reviewBadge: DocumentBadgeComponent = ({ id, draft, version }) => {
  const review = useReview(id)
  const shown = version ?? draft
  if (review === undefined || shown == null) return null
  const { answers, isListed } = review
  const approval = answers.find(
    ({ kind, revision }) => kind === 'approved' && revision === shown._rev,
  )
  if (approval !== undefined) {
    return { label: t('badgeApproved', { name: approval.name }), color: 'success' }
  }
  const [latest] = answers
  const needed = isListed ? { title: t('needed') } : {}
  if (latest?.kind === 'change') {
    const { name, text: title } = latest
    return { label: t('badgeChange', { name }), title, color: 'warning' }
  }
  if (latest !== undefined) {
    return { label: t('badgeChanged', { name: latest.name }), ...needed, color: 'warning' }
  }
  return isListed ? { label: t('badgeNeeded'), ...needed, color: 'warning' } : null
}
