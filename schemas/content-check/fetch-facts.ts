import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '#config/delete-documents'
import type { CheckedDocument, SiteFacts } from './finding'
import { comparedIn, FACTS_QUERY, factsParams, parseFacts } from './site-facts'
import { isFields } from './walk'

/** A form validates at every pause of typing; other documents change seldom. */
const CACHED_MS = 5_000

interface Cached<Value> {
  readonly value: Promise<Value | undefined>
  readonly until: number
}

/** Reads a value again after some seconds. A failed read gives undefined. */
function createCache<Value>() {
  const cached = new Map<string, Cached<Value>>()
  const load = (key: string, read: () => Promise<Value | undefined>): Cached<Value>['value'] => {
    const now = Date.now()
    for (const [old, { until }] of cached) if (until <= now) cached.delete(old)
    const found = cached.get(key)
    if (found !== undefined) return found.value
    // A rule that cannot read the dataset must not stop a publication.
    const value = read().catch(() => undefined)
    cached.set(key, { value, until: now + CACHED_MS })
    return value
  }
  return { load, forget: () => cached.clear() }
}

const factsCache = createCache<SiteFacts>()
const publishedCache = createCache<CheckedDocument>()

/** Makes the next check read the dataset again. */
export function forgetFacts(): void {
  factsCache.forget()
  publishedCache.forget()
}

/**
 * Reads what rules need to know of other documents; undefined when the dataset does not answer.
 * @param client one with the perspective `published` reads only what visitors see, others drafts too
 * @param id of the checked document; a version is checked with the rest of its release
 */
export function fetchFacts(client: SanityClient, id = ''): Promise<SiteFacts | undefined> {
  const ofClient = client.config().perspective === 'published' ? 'published' : 'drafts'
  const perspective = comparedIn(id, ofClient)
  return factsCache.load(`${datasetKey(client)} ${String(perspective)}`, async () => {
    const result: unknown = await client.fetch(FACTS_QUERY, factsParams, { perspective })
    return parseFacts(result, Date.now())
  })
}

/** Reads the published document of a draft or version; undefined for other documents. */
export function fetchPublished(
  client: SanityClient,
  id: string,
): Promise<CheckedDocument | undefined> {
  const published = getPublishedId(id)
  if (published === id) return Promise.resolve(undefined)
  return publishedCache.load(`${datasetKey(client)} ${published}`, async () => {
    const query = '*[_id == $published][0]'
    const found: unknown = await client.fetch(query, { published }, { perspective: 'published' })
    return isDocument(found) ? found : undefined
  })
}

function datasetKey(client: SanityClient): string {
  const { apiHost, projectId = '', dataset = '' } = client.config()
  return [apiHost, projectId, dataset].join(' ')
}

function isDocument(value: unknown): value is CheckedDocument {
  return isFields(value) && typeof value._id === 'string' && typeof value._type === 'string'
}
