import type { SanityClient } from '@sanity/client'
import type { CheckedDocument, SiteFacts } from './finding'
import { FACTS_QUERY, factsParams, parseFacts } from './site-facts'
import { isFields } from './walk'

/** A form validates at every pause of typing; other documents change seldom. */
const KEPT_MS = 5_000

interface Kept<Value> {
  readonly value: Promise<Value | undefined>
  readonly until: number
}

/** Reads a value again after some seconds. A failed read gives undefined. */
function createKeeper<Value>() {
  const kept = new Map<string, Kept<Value>>()
  const keep = (key: string, read: () => Promise<Value | undefined>): Kept<Value>['value'] => {
    const now = Date.now()
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
    const found = kept.get(key)
    if (found !== undefined) return found.value
    // A rule that cannot ask the dataset must not stop a publication.
    const value = read().catch(() => undefined)
    kept.set(key, { value, until: now + KEPT_MS })
    return value
  }
  return { keep, forget: () => kept.clear() }
}

const factsKeeper = createKeeper<SiteFacts>()
const publishedKeeper = createKeeper<CheckedDocument>()

/** Makes the next check read the dataset again. */
export function forgetFacts(): void {
  factsKeeper.forget()
  publishedKeeper.forget()
}

/** Reads what rules need to know of other documents; undefined when the dataset does not answer. */
export function fetchFacts(client: SanityClient): Promise<SiteFacts | undefined> {
  return factsKeeper.keep(datasetKey(client), async () =>
    parseFacts(await client.fetch(FACTS_QUERY, factsParams, { perspective: 'drafts' })),
  )
}

/** Reads the published version of a draft; undefined for other documents. */
export function fetchPublished(
  client: SanityClient,
  id: string,
): Promise<CheckedDocument | undefined> {
  if (!id.startsWith('drafts.')) return Promise.resolve(undefined)
  const publishedId = id.slice('drafts.'.length)
  return publishedKeeper.keep(`${datasetKey(client)} ${publishedId}`, async () => {
    const query = '*[_id == $publishedId][0]'
    const found: unknown = await client.fetch(query, { publishedId }, { perspective: 'published' })
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
