import type { DocumentBadgeComponent } from 'sanity'
import { fill } from '../pages/texts'
import { useReview } from './review'
import { texts } from './texts'

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
    return { label: fill(texts.badgeApproved, approval), color: 'success' }
  }
  const [latest] = answers
  const needed = isListed ? { title: texts.needed } : {}
  if (latest?.kind === 'change') {
    const title = latest.text
    return { label: fill(texts.badgeChange, latest), title, color: 'warning' }
  }
  if (latest !== undefined) {
    return { label: fill(texts.badgeChanged, latest), ...needed, color: 'warning' }
  }
  return isListed ? { label: texts.badgeNeeded, ...needed, color: 'warning' } : null
}
