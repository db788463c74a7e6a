import type { Request as ServerRequest, RequestHandler, Response as ServerResponse } from 'express'
import type { ServerBuild } from '@remix-run/node'

interface Limits {
  /** How many renders run at the same time; more would only slow each other down. */
  running: number
  /** How many visits may wait for one of them; the last one waits for a second or two. */
  waiting: number
  /** After which time a render no longer counts, in milliseconds: it may wait for the dataset. */
  maxMs?: number
}

/**
 * What a page is rendered for:
 * - `cache`: for all visitors. The number of such pages is limited, so they are never rejected, and
 *   they come first.
 * - `action`: to show the result of a posted form, and the start of its action. Visitors typed its
 *   data, so twice as many may wait.
 * - `visit`: for one visitor.
 */
type Purpose = 'cache' | 'action' | 'visit'

/** Limits how many pages the process renders at the same time, whatever requests them. */
export interface RenderLimit {
  /**
   * Renders when it is its turn.
   * @param signal aborted when nobody waits for the page any more
   * @throws OverloadError when too many renders wait; another error when the signal ends the wait
   */
  run: <Result>(
    purpose: Purpose,
    render: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>
}

/** Too many renders wait. */
export class OverloadError extends Error {}

const MAX_MS = 5_000

/**
 * Creates the limit. Each render starts in a macrotask of its own, and counts until a later one. In
 * between, the process reads other requests, which find the right count. Many renders need only one
 * macrotask and would otherwise end before the next request counts them. The delay of the event
 * loop is no measure: it is known only after all requests have waited.
 */
export function createRenderLimit(limits: Limits): RenderLimit {
  const { running: maxRunning, waiting: maxWaiting, maxMs = MAX_MS } = limits
  const capacity: Readonly<Record<Purpose, number>> = {
    cache: Infinity,
    action: maxRunning + 2 * maxWaiting,
    visit: maxRunning + maxWaiting,
  }
  const forCache = new Set<() => void>()
  const forVisitors = new Set<() => void>()
  let running = 0
  let isScheduled = false

  const scheduleNext = () => {
    if (isScheduled || running >= maxRunning || forCache.size + forVisitors.size === 0) return
    isScheduled = true
    setImmediate(startNext)
  }
  const startNext = () => {
    isScheduled = false
    const [start] = forCache.size > 0 ? forCache : forVisitors
    start?.()
    scheduleNext()
  }
  /** @returns a function that ends the count */
  const count = () => {
    running += 1
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      clearTimeout(timer)
      running -= 1
      scheduleNext()
    }
    const timer = setTimeout(release, maxMs).unref()
    return release
  }
  const waitForTurn = (queue: Set<() => void>, signal: AbortSignal | undefined) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        queue.delete(start)
        reject(new Error('Nobody waits for this page any more.'))
      }
      const start = () => {
        queue.delete(start)
        signal?.removeEventListener('abort', leave)
        resolve(count())
      }
      signal?.addEventListener('abort', leave)
      queue.add(start)
      scheduleNext()
    })

  return {
    run: async (purpose, render, signal) => {
      if (running + forVisitors.size >= capacity[purpose]) throw new OverloadError()
      const release = await waitForTurn(purpose === 'cache' ? forCache : forVisitors, signal)
      try {
        return await render()
      } finally {
        setImmediate(release)
      }
    },
  }
}

/** What an overloaded site answers. */
interface Unavailable {
  body: string
  headers: Record<string, string>
}

interface RequestOptions {
  limit: RenderLimit
  unavailable: Unavailable
  /** Undefined for a request that must pass even while the site is overloaded. */
  findPurpose: (request: ServerRequest, response: ServerResponse) => 'action' | 'visit' | undefined
}

/**
 * Limits the requests that Remix handles. Stored pages and files never come here. An action only
 * waits for its start, because its client may send slowly. What it renders counts, see
 * `limitActionPages`.
 * @param handler resolves when the response is complete, whether the client has read it or not
 */
export function limitRequests(
  handler: (...args: Parameters<RequestHandler>) => Promise<void>,
  { limit, unavailable, findPurpose }: RequestOptions,
): RequestHandler {
  return (request, response, next) => {
    const handle = () => handler(request, response, next)
    const startAction = () => {
      void handle()
      return Promise.resolve()
    }
    const purpose = findPurpose(request, response)
    if (purpose === undefined) {
      void handle()
      return
    }
    const left = new AbortController()
    response.once('close', () => left.abort())
    const run = purpose === 'action' ? startAction : handle
    limit.run(purpose, run, left.signal).catch((error: unknown) => {
      if (error instanceof OverloadError) {
        response.status(503).set(unavailable.headers).end(unavailable.body)
      } else if (!left.signal.aborted) next(error)
    })
  }
}

/** Limits the pages that Remix renders after an action. */
export function limitActionPages(
  build: ServerBuild,
  limit: RenderLimit,
  { body, headers }: Unavailable,
): ServerBuild {
  const { module } = build.entry
  const renderPage: typeof module.default = (...args) => {
    const [request] = args
    const render = async () => module.default(...args)
    if (isRead(request.method)) return render()
    return limit.run('action', render, request.signal).catch((error: unknown) => {
      if (error instanceof OverloadError) return new Response(body, { status: 503, headers })
      throw error
    })
  }
  return { ...build, entry: { module: { ...module, default: renderPage } } }
}

/** Whether a request with this method changes nothing. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
