/// <reference lib="webworker" />
import { OFFLINE_PATH } from '#config/offline-pages'
import { savesData } from '../lib/browser/visitor-preferences'
import { isSavablePage, getRequestKind, getPageOfData, type RequestKind } from './requests'
import { type CopyWords, toOfflinePage, toShownCopy } from './saved-copy'
import * as storage from './storage'

declare const self: ServiceWorkerGlobalScope
/** Value from the script's route; null when the dataset disables the worker. */
declare const COPY_WORDS: CopyWords | null

/*
 * The service worker (OFF-01). It asks the network first and reads a saved copy only when the
 * network does not answer. It ignores requests that requests.ts does not list.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
if (COPY_WORDS === null) self.addEventListener('activate', (event) => event.waitUntil(retire()))
else start(COPY_WORDS)

async function retire(): Promise<void> {
  await storage.removeSaved('all')
  await self.registration.unregister()
}

function start(words: CopyWords): void {
  self.addEventListener('activate', (event) => event.waitUntil(activate()))
  self.addEventListener('message', (event) => event.waitUntil(onPageUsed(event)))
  self.addEventListener('fetch', (event) => {
    const kind = getRequestKind(event.request, self.location.origin)
    if (kind !== undefined) event.respondWith(answers[kind](event, words))
  })
}

async function activate(): Promise<void> {
  await storage.removeSaved('outdated')
  // Navigation preload requests a page while the worker starts; old browsers lack it.
  if ('navigationPreload' in self.registration) {
    await self.registration.navigationPreload.enable()
  }
  await self.clients.claim()
}

/** A page reports that a visitor uses it. It sends whether the browser saves data. */
async function onPageUsed({ data, source }: ExtendableMessageEvent): Promise<void> {
  if (data === true) return
  // The page was loaded before this worker handled requests.
  if (source instanceof WindowClient) await refreshVisited(new URL(source.url))
  for (const path of storage.alwaysSaved) await storage.refreshPage(path)
}

async function refreshVisited(url: URL): Promise<void> {
  if (isSavablePage(url)) await storage.refreshPage(url.pathname)
}

const answers: Record<RequestKind, (event: FetchEvent, words: CopyWords) => Promise<Response>> = {
  page: answerPage,
  data: answerData,
  file: answerFile,
  picture: answerPicture,
}

async function answerPage(event: FetchEvent, words: CopyWords): Promise<Response> {
  const url = new URL(event.request.url)
  // Only a failed request may lead to a copy.
  const response = await requestPage(event).catch(() => undefined)
  if (response === undefined) {
    return (await savedPage(url.pathname, words)) ?? (await offlinePage(words)) ?? Response.error()
  }
  if (isSavablePage(url)) event.waitUntil(storage.updatePage(url.pathname, response.clone()))
  return response
}

async function requestPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Absent in browsers without navigation preload.
  const preloaded: unknown = await Promise.resolve(preloadResponse).catch(() => undefined)
  return preloaded instanceof Response ? preloaded : fetch(request)
}

async function savedPage(path: string, words: CopyWords): Promise<Response | undefined> {
  const page = path === OFFLINE_PATH ? undefined : await storage.findPage(path)
  if (page === undefined) return undefined
  return new Response(toShownCopy(page.html, words, page.savedAt), { headers: page.headers })
}

async function offlinePage(words: CopyWords): Promise<Response | undefined> {
  const page = await storage.findPage(OFFLINE_PATH)
  if (page === undefined) return undefined
  const html = toOfflinePage(page.html, words, await storage.listPages())
  return new Response(html, { status: 503, headers: page.headers })
}

/** A client navigation without a connection loads the saved document of its page. */
async function answerData(event: FetchEvent): Promise<Response> {
  const { url: address, referrer } = event.request
  const { pathname, search } = new URL(address)
  const page = getPageOfData(pathname)
  // A page that revalidates its own data must not reload.
  const isVisit = referrer !== '' && new URL(referrer).pathname !== page
  try {
    const response = await fetch(event.request)
    if (isVisit && response.ok && !savesData(self)) {
      event.waitUntil(refreshVisited(new URL(page + search, address)))
    }
    return response
  } catch {
    const client = await self.clients.get(event.clientId)
    const hasCopy = isVisit && (await storage.findPage(page)) !== undefined
    // The saved document replaces the page, which until then waits for this response.
    if (hasCopy && client instanceof WindowClient) await client.navigate(page)
    return Response.error()
  }
}

/** A stored file never changes: its name contains a hash of its content. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const found = await storage.findFile('files', request.url)
  if (found !== undefined) return found
  const response = await fetch(request)
  event.waitUntil(storage.saveFile('files', request.url, response.clone()))
  return response
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const [response, client] = await Promise.all([fetch(request), self.clients.get(event.clientId)])
    // A preview in the Studio is a frame.
    const isVisit = client instanceof WindowClient && client.frameType === 'top-level'
    if (isVisit) event.waitUntil(storage.saveFile('pictures', request.url, response.clone()))
    return response
  } catch {
    return (await storage.findFile('pictures', request.url)) ?? Response.error()
  }
}
