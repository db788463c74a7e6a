import type { DocumentBadgeComponent } from 'sanity'
import { describeDelivery, useDelivery } from './delivery'
import { t } from './texts'

/** Shows how many subscribers have got an issue (NEWS-06). */
export const progressBadge: DocumentBadgeComponent = ({ id }) => {
  const { result } = useDelivery(id)
  if (!result) return null
  const isProblem = !result.outbox || (result.rejected ?? 0) > 0
  const label = describeDelivery(result, t)
  return { label, title: label, color: isProblem ? 'warning' : 'success' }
}
