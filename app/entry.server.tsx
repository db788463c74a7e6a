import { randomBytes } from 'node:crypto'
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { log, reasonOf } from '~/lib/log.server'
import { NonceProvider } from '~/lib/nonce'
import { RequestIdProvider, timingOf } from '~/lib/request-id'
import { loggedAs } from '~/lib/logged-as.server'
import { securityHeaders } from '~/lib/security-headers.server'
import { withoutPadding } from '~/lib/without-padding.server'
import { investorRequests } from '~/services/investor-requests/requests.server'
import { defineMetrics } from '~/services/metrics.server'
import { visits } from '~/services/visits/visits.server'
import unavailablePage from './unavailable.html?raw'

// What was kept before this process was started goes its way without waiting for a visitor.
investorRequests()
visits()
defineMetrics()

/** A page that is not whole after this time is sent as it is. */
export const streamTimeout = 5_000

/** Renders a page: streamed to people, whole to search engines. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { pathname } = new URL(request.url)
  for (const [name, value] of Object.entries(securityHeaders(nonce, pathname))) {
    headers.set(name, value)
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page that says that a form could not be kept has all its words.
  if (status === 503 && context.staticHandlerContext.errors !== null) {
    // The words for this come from the dataset too, and there is none: the one built-in page.
    headers.set('Cache-Control', 'no-store')
    headers.set('Retry-After', '10')
    const page = unavailablePage.replace('{nonce}', nonce)
    return Promise.resolve(new Response(page, { headers, status }))
  }
  const readyEvent = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let shellSent = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RequestIdProvider value={loggedAs(loadContext).id}>
          <RemixServer
            context={context}
            url={request.url}
            nonce={nonce}
            abortDelay={streamTimeout + 1_000}
          />
        </RequestIdProvider>
      </NonceProvider>,
      {
        nonce,
        [readyEvent]: () => {
          shellSent = true
          const body = withoutPadding()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        },
        onShellError: reject,
        onError: (error: unknown) => {
          // Before the shell is sent the error reaches handleError through onShellError.
          if (shellSent) logFailure('a part of a page failed', loadContext, error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
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
