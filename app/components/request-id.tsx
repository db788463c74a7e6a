import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { useRequestId } from '~/lib/http/request-id'

/**
 * Shows the log id of the failed request, for visitors to quote (ERR-01).
 * @param label the dataset's text with the placeholder `{id}`
 */
export function RequestId({ label }: { label: string | null | undefined }) {
  const { id, mark } = useRequestId()
  if (id === undefined || !label) return null
  return <p {...mark}>{fillPlaceholders(label, { id })}</p>
}
