import { LockIcon } from '@sanity/icons'
import type { DocumentBadgeComponent } from 'sanity'
import { useNow } from '../components/use-now'
import { deriveDeliveryState, deliveryTones } from './delivery'
import { recordSchema } from './record'
import { t } from './texts'

/** Shows whether the team has received the e-mail about a request. */
export const deliveryBadge: DocumentBadgeComponent = ({ published }) => {
  const now = useNow()
  const parsed = recordSchema.safeParse(published)
  if (!parsed.success) return null
  const { createdAt, delivery } = parsed.data
  const state = deriveDeliveryState(delivery?.state, createdAt, now)
  return {
    label: t(`row.delivery.${state}`),
    title: t(`delivery.title.${state}`),
    color: badgeColors[deliveryTones[state]],
  }
}

/** Says that no visitor sees a request. */
export const privateBadge: DocumentBadgeComponent = () => {
  return { label: t('private.label'), title: t('private.title'), icon: LockIcon, color: 'primary' }
}

const badgeColors = { default: 'success', caution: 'warning', critical: 'danger' } as const
