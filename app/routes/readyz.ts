import { cacheControl } from '~/lib/cache-control'
import { datasetState } from '~/sanity/content.server'

/**
 * Whether this process can serve every page, for whatever sends visitors to it (ERR-03): with the
 * present content, or with the last good one while the dataset cannot be reached.
 */
export function loader() {
  const content = datasetState()
  const ready = content !== 'incomplete'
  return Response.json(
    { ready, content },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': cacheControl.error } },
  )
}
