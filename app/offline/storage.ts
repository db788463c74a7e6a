import { OFFLINE_PATH, sosPaths } from '#config/offline-pages'
import { effectOn } from './requests'
import { listFiles, listFonts, getTitle, toCopy } from './saved-copy'

/** A saved page without its scripts. */
interface SavedPage {
  html: string
  headers: Headers
  savedAt: Date
}

type FileKind = 'files' | 'pictures'

/** Names of the caches; a new number discards data of an older format. */
const caching = { pages: 'saved-pages-1', files: 'saved-files-1', pictures: 'saved-pictures-1' }
/** Maximum number of visited pages, besides those that every browser saves. */
const MAX_VISITED = 10
/**
 * Limits of each cache. It does not store a file larger than `each`; new files replace the oldest.
 */
const limits = {
  // All files of one build that visitors use.
  files: { count: 80, bytes: 2_000_000, each: 300_000 },
  pictures: { count: 80, bytes: 4_000_000, each: 300_000 },
}
const SAVED_AT = 'X-Saved-At'
const BYTES = 'X-Saved-Bytes'
/** A request that takes longer counts as failed; a new worker waits for the old one's requests. */
const REQUEST_MS = 60_000
/** How old a copy may be before `refreshPage` requests the page again. */
const FRESH_MS = 3_600_000

/** The pages that every browser saves. */
export const alwaysSaved: readonly string[] = [OFFLINE_PATH, ...sosPaths]

/** One write at a time, so that the limits hold. A slow network must not delay the others. */
let queue: Promise<unknown> = Promise.resolve()

function inOrder(write: () => Promise<void>): Promise<void> {
  const written = queue.then(write)
  queue = written.catch(() => undefined)
  return written
}

/** Finds the copy of the page at a path. */
export async function findPage(path: string): Promise<SavedPage | undefined> {
  const found = await (await caches.open(caching.pages)).match(path)
  if (found === undefined) return undefined
  const savedAt = new Date(Number(found.headers.get(SAVED_AT)))
  return { html: await found.text(), headers: found.headers, savedAt }
}

/** Saves a page or removes its copy, according to what the network has answered. */
export async function updatePage(path: string, response: Response): Promise<void> {
  const effect = effectOn(response)
  if (effect === 'keep') return
  const html = await response.text()
  return inOrder(async () => {
    const pages = await caches.open(caching.pages)
    await pages.delete(path)
    if (effect === 'remove') return
    const headers = new Headers(response.headers)
    headers.set(SAVED_AT, String(Date.parse(headers.get('Date') ?? '') || Date.now()))
    await pages.put(path, new Response(toCopy(html), { headers }))
    const keys = await pages.keys()
    const visited = keys.filter(({ url }) => !alwaysSaved.includes(new URL(url).pathname))
    await Promise.all(visited.slice(0, -MAX_VISITED).map((key) => pages.delete(key)))
  })
}

/** The pages that can be read, with their titles in HTML. */
export async function listPages(): Promise<{ path: string; title: string }[]> {
  const keys = await (await caches.open(caching.pages)).keys()
  const paths = keys.map(({ url }) => new URL(url).pathname)
  return Promise.all(
    paths
      .filter((path) => path !== OFFLINE_PATH)
      .map(async (path) => ({ path, title: getTitle((await findPage(path))?.html ?? '') })),
  )
}

/**
 * Requests a page, its files and small pictures and saves them, unless there is a fresh copy.
 * Without a connection nothing changes.
 */
export async function refreshPage(path: string): Promise<void> {
  const saved = await findPage(path)
  if (saved !== undefined && Date.now() - saved.savedAt.getTime() < FRESH_MS) return
  const response = await requestQuietly(path)
  if (response === undefined) return
  const { files, pictures } = listFiles(await response.clone().text())
  await updatePage(path, response)
  for (const url of files) {
    const file = await addFile('files', url)
    if (!url.endsWith('.css')) continue
    for (const font of listFonts((await file?.text()) ?? '')) await addFile('files', font)
  }
  for (const url of pictures) await addFile('pictures', url)
}

async function addFile(kind: FileKind, url: string): Promise<Response | undefined> {
  const found = await findFile(kind, url)
  const response = found ?? (await requestQuietly(url))
  if (found === undefined && response !== undefined) await saveFile(kind, url, response.clone())
  return response
}

function requestQuietly(url: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(REQUEST_MS)
  return fetch(url, { priority: 'low', signal }).catch(() => undefined)
}

/** Finds a stored file. A picture of another width serves as well. */
export async function findFile(kind: FileKind, url: string): Promise<Response | undefined> {
  const cache = await caches.open(caching[kind])
  return cache.match(url, { ignoreSearch: kind === 'pictures', ignoreVary: true })
}

/** Stores a file and removes the oldest ones until the limits hold. */
export async function saveFile(kind: FileKind, url: string, response: Response): Promise<void> {
  const { count, bytes, each } = limits[kind]
  const body = await response.arrayBuffer()
  if (response.status !== 200 || body.byteLength > each) return
  return inOrder(async () => {
    const headers = new Headers(response.headers)
    headers.set(BYTES, String(body.byteLength))
    const cache = await caches.open(caching[kind])
    await cache.put(url, new Response(body, { headers }))
    let [files, total] = [0, 0]
    for (const key of [...(await cache.keys())].reverse()) {
      total += Number((await cache.match(key))?.headers.get(BYTES))
      if (++files > count || total > bytes) await cache.delete(key)
    }
  })
}

/** Removes all saved data, or only data of an older format. */
export async function removeSaved(which: 'all' | 'outdated'): Promise<void> {
  const current: readonly string[] = which === 'all' ? [] : Object.values(caching)
  for (const name of await caches.keys()) {
    if (name.startsWith('saved-') && !current.includes(name)) await caches.delete(name)
  }
}
