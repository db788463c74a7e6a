import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { log, reasonOf } from '~/lib/log.server'
import { RequestIdProvider, timingOf } from '~/lib/request-id'
import { loggedAs } from '~/lib/logged-as.server'
import { securityHeaders } from '~/lib/security-headers.server'
import { investorRequests } from '~/services/investor-requests/requests.server'
import { defineMetrics } from '~/services/metrics.server'
import { visits } from '~/services/visits/visits.server'
import { completeDocument, EMPTY_STYLE, inlineSources } from '~/start/document.server'
import { pageState } from '~/start/page-state.server'
import { purposeOf } from '~/start/purpose.server'
import unavailablePage from './unavailable.html?raw'

export { pageSource } from './page-source.server'

// What was kept before this process was started goes its way without waiting for a visitor.
investorRequests()
visits()
defineMetrics()

/** Renders a page whole, so that it can be kept and served to everybody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  let page = unavailablePage
  const extraStyles: string[] = []
  // A page that says that a form could not be kept has all its words.
  if (status === 503 && context.staticHandlerContext.errors !== null) {
    // The words for this come from the dataset too, and there is none: the one built-in page.
    headers.set('Cache-Control', 'no-store')
    headers.set('Retry-After', '10')
  } else {
    const { serverHandoffStream: state, ...rendered } = context
    const html = renderToString(
      <RequestIdProvider value={loggedAs(loadContext).id}>
        <RemixServer context={rendered} url={request.url} />
      </RequestIdProvider>,
    )
    const purpose = purposeOf(context)
    if (purpose.isPreview) extraStyles.push(EMPTY_STYLE)
    page = completeDocument(`<!DOCTYPE html>${html}`, context, {
      ...purpose,
      state: state === undefined ? '' : await pageState(context, state, purpose.isPreview),
    })
  }
  const { pathname } = new URL(request.url)
  const { scripts, styles } = inlineSources(page)
  const inline = { scripts, styles: [...styles, ...extraStyles] }
  for (const [name, value] of Object.entries(securityHeaders(inline, pathname))) {
    headers.set(name, value)
  }
  return new Response(page, { headers, status })
}

/** Tells scripts the id of a request that failed: an error page that they make shows it (ERR-01). */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const { id } = loggedAs(context)
  if (response.status >= 500 && id !== undefined) {
    response.headers.set('Server-Timing', timingOf(id))
  }
  return response
}

/** Logs, once, what a loader, an action or a page threw; requests that visitors left are not. */
export function handleError(
  error: unknown,
  { context, request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // A method that a page does not know, and the like, are no failures of ours.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isRefusal) return
  logFailure('a request failed', context, error)
}

function logFailure(message: string, context: AppLoadContext, error: unknown): void {
  log.error(message, {
    ...loggedAs(context),
    reason: reasonOf(error),
    ...(error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {}),
  })
}
