import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { log, describeError } from './lib/process/log.server'
import { EMPTY_STYLE, inlineSources } from './lib/http/inline-sources.server'
import { RequestIdProvider, formatServerTiming } from './lib/http/request-id'
import { securityHeaders } from './lib/http/security-headers.server'
import { omitServerHtmlData } from '~/components/server-html-data.server'
import { completeDocument, renderDocument } from '~/start/document.server'
import { decidePageMode } from '~/start/page-mode.server'
import { unavailablePage } from './unavailable.server'

export { pageSource } from './page-source.server'
export { startServices } from '~/services/services.server'
export { unavailableResponse } from './unavailable.server'

/** Renders the complete page as a string, so the page cache can store it. */
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
  // A 503 without errors comes from a form that could not be stored; its page renders normally.
  if (status === 503 && context.staticHandlerContext.errors !== null) {
    // The dataset, which holds the error texts, is unavailable: send the built-in page.
    headers.set('Cache-Control', 'no-store')
    headers.set('Retry-After', '10')
  } else {
    const mode = decidePageMode(context)
    if (mode.isPreview) extraStyles.push(EMPTY_STYLE)
    const results = omitServerHtmlData(context, mode.isPreview)
    const html = await renderDocument(
      <RequestIdProvider value={loadContext.requestId}>
        <RemixServer context={{ ...context, ...results }} url={request.url} />
      </RequestIdProvider>,
    )
    page = completeDocument(html, context.manifest.entry.module, mode)
  }
  const { pathname } = new URL(request.url)
  const { scripts, styles } = inlineSources(page)
  const inline = { scripts, styles: [...styles, ...extraStyles] }
  for (const [name, value] of Object.entries(securityHeaders(inline, pathname))) {
    if (!headers.has(name)) headers.set(name, value)
  }
  return new Response(page, { headers, status })
}

/** Sends the id of a failed request to the client, whose error page shows it (ERR-01). */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const { requestId } = context
  if (response.status >= 500 && requestId !== undefined) {
    response.headers.set('Server-Timing', formatServerTiming(requestId))
  }
  return response
}

/** Logs errors of loaders, actions and rendering, but not of aborted requests. */
export function handleError(
  error: unknown,
  { context, request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Client errors, such as an unsupported method, are not server errors.
  const isClientError = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isClientError) return
  log.error('a request failed', {
    id: context.requestId,
    route: context.route,
    reason: describeError(error),
    ...(error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {}),
  })
}
