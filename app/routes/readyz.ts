import { cacheControl } from '~/lib/http/cache-control'
import { datasetState, missingPages } from '~/sanity/content.server'

/**
 * Reports whether this process can serve, for load balancers (ERR-03). The body names the state of the
 * content, and under `missing` the ids of page documents that the dataset does not have.
 */
export function loader() {
  const content = datasetState()
  const ready = content !== 'incomplete' && content !== 'starting'
  const missing = ready ? missingPages() : []
  return Response.json(
    { ready, content, ...(missing.length > 0 && { missing }) },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': cacheControl.error } },
  )
}
