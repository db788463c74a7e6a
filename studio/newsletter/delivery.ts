import type { DocumentBadgeComponent } from 'sanity'
import * as z from 'zod/mini'
import { type LiveResult, useLiveDocument, useLiveQuery } from '../components/use-live-query'
import { t } from './texts'

/** Schema type of the issues of the newsletter. */
export const ISSUE_TYPE = 'newsletterIssue'

/** Schema type of what the server notes about an issue that goes out, see schemas. */
export const DELIVERY_TYPE = 'newsletterDelivery'

const count = z.nullish(z.number())
const deliverySchema = z.nullable(
  z.object({
    outbox: z.nullish(z.string()),
    total: count,
    sent: count,
    rejected: count,
    waiting: count,
  }),
)
const countSchema = z.number()

type Delivery = NonNullable<z.infer<typeof deliverySchema>>

/** The delivery of an issue; null before it goes out. */
export function useDelivery(issue: string): LiveResult<Delivery | null> {
  const projection = '{ outbox, total, sent, rejected, waiting }'
  return useLiveDocument(`${DELIVERY_TYPE}.${issue}`, projection, deliverySchema)
}

const activeQuery = {
  query: 'count(*[_type == $type && status == "activa" && defined(email)])',
  params: { type: 'newsletterSignup' },
  perspective: 'raw',
} as const

/** How many addresses get an issue that is sent now. */
export function useSubscriberCount(): LiveResult<number> {
  return useLiveQuery(activeQuery, countSchema)
}

/** Says how far an issue is. */
export function describeDelivery(delivery: Delivery): string {
  const { outbox, total, sent, rejected, waiting } = delivery
  if (!outbox) return t('progress.noMail')
  if (total == null) return t('progress.starting')
  const counts = { total, sent: sent ?? 0, rejected: rejected ?? 0 }
  return t((waiting ?? 0) > 0 ? 'progress.sending' : 'progress.sent', counts)
}

/** Shows how many subscribers have got an issue (NEWS-06). */
export const progressBadge: DocumentBadgeComponent = ({ id }) => {
  const { result } = useDelivery(id)
  if (!result) return null
  const isProblem = !result.outbox || (result.rejected ?? 0) > 0
  const label = describeDelivery(result)
  return { label, title: label, color: isProblem ? 'warning' : 'success' }
}
