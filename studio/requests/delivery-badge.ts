import type { DocumentBadgeComponent } from 'sanity'
import { useNow } from '../components/use-now'
import { deliveryState, deliveryTones } from './delivery'
import { recordSchema } from './record'
import { useWords } from './words'

/** Shows whether the team has received the e-mail about a request. */
export const deliveryBadge: DocumentBadgeComponent = ({ published }) => {
  const say = useWords()
  const now = useNow()
  const parsed = recordSchema.safeParse(published)
  if (!parsed.success) return null
  const { createdAt, delivery } = parsed.data
  const state = deliveryState(delivery?.state, createdAt, now)
  return {
    label: say(`row.delivery.${state}`),
    title: say(`delivery.title.${state}`),
    color: badgeColors[deliveryTones[state]],
  }
}

const badgeColors = { default: 'success', caution: 'warning', critical: 'danger' } as const
