import type { Location } from '@remix-run/react'
import { warn } from '~/lib/browser/console-warning'
import { failedLoad } from '~/lib/browser/failed-load'
import { returnToVisibleEntry, trackVisibleEntry } from './visible-entry'

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

/**
 * Repeats what client navigations fail to load. Remix would replace the page with an error, or
 * reload it without a connection (OFF-02, decision 31). Call once, after hydration.
 * @param loadedFiles URLs of the scripts that the page has loaded
 */
export function retryFailedLoads(loadedFiles: readonly string[]): void {
  retryPageData()
  retryRouteModules(new Set(loadedFiles))
  trackVisibleEntry()
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
      ? untilLoaded(() => inTime(send(input, init).then(completeData)), init?.signal)
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
 * Remix finds loaded modules in a cache and reloads the page when an import fails. So the cache
 * answers for the other modules, too: reading one loads it, with repetitions.
 */
function retryRouteModules(loadedFiles: Set<string>): void {
  const { __remixManifest: manifest, __remixRouteModules: cache } = window
  for (const route of Object.values(manifest.routes)) {
    if (route.id in cache) continue
    const { id, module, imports = [] } = route
    const load = async () => {
      await Promise.all([module, ...imports].map((url) => loadFile(url, loadedFiles)))
      const value: unknown = await import(/* @vite-ignore */ module)
      Object.defineProperty(cache, id, { value, configurable: true, enumerable: true })
      return value
    }
    let loading: Promise<unknown> | undefined
    const loadOnce = () => (loading ??= inTime(load()).finally(() => (loading = undefined)))
    Object.defineProperty(cache, id, { configurable: true, get: () => untilLoaded(loadOnce) })
  }
}

/** Puts a script into the browser's cache: browsers do not repeat an import that has failed. */
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

/** Repeats a load until it succeeds, each time that someone or something asks for a retry. */
async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  signal?: AbortSignal | null,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (signal?.aborted === true) throw error
      handleFailure(error)
      await failedLoad.nextRetry(signal)
    }
  }
}

function inTime<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), TIMEOUT_MS)
  })
  return Promise.race([load, timeout])
}

/** Tells the visitor when a navigation fails, but not when a prefetch does. */
function handleFailure(error: unknown): void {
  const { location: target } = window.__remixRouter.state.navigation
  if (target === undefined) return
  warn('navigation.notLoaded', { reason: String(error) })
  if (error instanceof ForeignAnswer && error.status < 500) loadDocument(target)
  else failedLoad.report(!navigator.onLine, returnToVisibleEntry(target.key))
}

/**
 * Loads a page as a document: someone else has answered, and not that the server is unavailable.
 * The site was updated, or a proxy asks the visitor for something.
 */
function loadDocument(target: Location): void {
  const { href } = new URL(window.__remixRouter.createHref(target), location.href)
  if (href === location.href) location.reload()
  else location.assign(href)
}
