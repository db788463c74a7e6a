import { fill } from '~/lib/fill'
import { useRequestId } from '~/lib/request-id'

/**
 * How the request that failed is called in the log, for visitors to quote (ERR-01).
 * @param label words of the dataset around `{id}`
 */
export function RequestId({ label }: { label: string | null | undefined }) {
  const { id, mark } = useRequestId()
  if (id === undefined || !label) return null
  return <p {...mark}>{fill(label, { id })}</p>
}
