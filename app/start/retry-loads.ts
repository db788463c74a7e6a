import type { Location } from '@remix-run/react'
import { warn } from '~/lib/browser/console-warning'
import { failedLoad } from '~/lib/browser/failed-load'

/** A load without an answer counts as failed after this time. */
const TIMEOUT_MS = 20_000
/** The content type of page data, and the byte that ends it. */
const PAGE_DATA_TYPE = 'text/x-script'
const NEWLINE = 10

/** An answer that is neither data nor a script of this site, such as the page of a proxy. */
class ForeignAnswer extends Error {
  constructor(readonly status: number) {
    super(`An answer of another kind, with status ${status}.`)
  }
}

/** A script that arrived but does not run. Browsers never repeat a failed import or preload. */
class RememberedFailure extends Error {}

/**
 * Repeats what client navigations fail to load. Remix would replace the page with an error, or
 * reload it without a connection (OFF-02, decision 31). Call once, after hydration.
 * @param loadedFiles URLs of the scripts that the page has loaded
 */
export function retryFailedLoads(loadedFiles: readonly string[]): void {
  retryPageData()
  retryRouteModules(new Set(loadedFiles))
  let target: string | undefined
  window.__remixRouter.subscribe(({ navigation: { location } }) => {
    if (location?.key !== target) failedLoad.clear()
    target = location?.key
  })
  addEventListener('online', failedLoad.retry)
}

/** Remix requests page data with the global `fetch` and offers no other place to catch failures. */
function retryPageData(): void {
  const send = window.fetch.bind(window)
  window.fetch = (input, init) =>
    isPageData(input, init)
      ? loadWithRetries(() => send(input, init).then(completeData), init?.signal)
      : send(input, init)
}

function isPageData(input: RequestInfo | URL, init: RequestInit = {}): boolean {
  const { method = 'GET' } = init
  const isOwn = input instanceof URL && input.origin === location.origin
  return isOwn && method === 'GET' && input.pathname.endsWith('.data')
}

/** @throws when the answer is incomplete, or a 503 because content was never read (ERR-03) */
async function completeData(response: Response): Promise<Response> {
  if (response.status === 503 || !hasType(response, PAGE_DATA_TYPE)) {
    throw new ForeignAnswer(response.status)
  }
  const body = await response.arrayBuffer()
  if (new Uint8Array(body).at(-1) !== NEWLINE) throw new Error('The data is incomplete.')
  return new Response(body, response)
}

/**
 * Remix looks up loaded modules in a cache and reloads the page when an import fails. So this cache
 * contains all other modules, too: reading one loads it, with retries.
 */
function retryRouteModules(loadedFiles: Set<string>): void {
  const { __remixManifest: manifest, __remixRouteModules: cache } = window
  for (const route of Object.values(manifest.routes)) {
    if (route.id in cache) continue
    const { id, module, imports = [] } = route
    const store = (value: unknown) =>
      Object.defineProperty(cache, id, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      })
    const load = async () => {
      await Promise.all([module, ...imports].map((url) => loadFile(url, loadedFiles)))
      const value: unknown = await import(/* @vite-ignore */ module).catch((error: unknown) => {
        throw new RememberedFailure(String(error))
      })
      store(value)
      return value
    }
    let loading: Promise<unknown> | undefined
    const loadOnce = () => (loading ??= load().finally(() => (loading = undefined)))
    Object.defineProperty(cache, id, {
      configurable: true,
      get: () => loadWithRetries(loadOnce),
      // The development server replaces modules.
      set: store,
    })
  }
}

/** Puts a script into the browser's cache before it is imported: an import must not fail. */
async function loadFile(url: string, loadedFiles: Set<string>): Promise<void> {
  if (loadedFiles.has(url)) return
  const response = await fetch(url)
  if (!response.ok || !hasType(response, 'javascript')) throw new ForeignAnswer(response.status)
  await response.arrayBuffer()
  loadedFiles.add(url)
}

function hasType(response: Response, type: string): boolean {
  return response.headers.get('Content-Type')?.includes(type) === true
}

/** Repeats a load after each request for a retry, until it succeeds. */
async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  signal?: AbortSignal | null,
): Promise<Loaded> {
  for (;;) {
    const loading = load()
    try {
      return await rejectAfterTimeout(loading)
    } catch (error) {
      if (signal?.aborted === true) throw error
      handleFailure(error)
      const retry = failedLoad.nextRetry(signal)
      // An answer after the timeout ends the wait, too.
      const late = await Promise.race([retry, loading.catch(() => retry)])
      if (late !== undefined) return late
    }
  }
}

function rejectAfterTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), TIMEOUT_MS)
  })
  return Promise.race([loading, timeout])
}

/** Tells the visitor when a navigation fails, but not when a prefetch does. */
function handleFailure(error: unknown): void {
  const { location: target } = window.__remixRouter.state.navigation
  if (target === undefined) return
  warn('navigation.notLoaded', { reason: String(error) })
  const isForeign = error instanceof ForeignAnswer && error.status < 500
  if (isForeign || error instanceof RememberedFailure) loadDocument(target)
  else failedLoad.report(!navigator.onLine)
}

/**
 * Loads a page as a document. Either the site was updated, or a proxy asks the visitor for
 * something. Or the browser remembers that a script failed, for example while it was offline.
 */
function loadDocument(target: Location): void {
  const { href } = new URL(window.__remixRouter.createHref(target), location.href)
  if (href === location.href) location.reload()
  else location.assign(href)
}
