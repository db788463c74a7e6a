import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { env } from '../../config/env.server'
import { log } from '~/lib/log.server'
import { withBrandName } from './brand-name'
import { client } from './client.server'
import { contentLoads } from './content-metrics.server'
import { contentSnapshot } from './content-snapshot.server'
import { ContentStore, type StoredContent } from './content-store.server'
import { noteContentUse } from './content-use.server'
import { datasetChanges } from './dataset-changes.server'
import { brandNameQuery } from './site-queries'

/** What one query of the dataset answers, kept in memory and fresh. */
export interface Content<Result> {
  /**
   * The published content.
   * @throws Response 503 when it has never been read
   */
  load: () => Promise<Result>
  /** The same query asked through another client, e.g. one with a token that sees drafts. */
  loadWith: (reader: Pick<SanityClient, 'fetch'>) => Promise<Result>
}

let isHeard = false
const changes = datasetChanges(client, log, {
  tag: 'site.content',
  onHearing: (hears) => (isHeard = hears),
})
const store = new ContentStore({
  subscribe: changes,
  log,
  onLoad: (answer) => contentLoads.inc({ answer }),
})
const snapshot = contentSnapshot(env())
const brandName = storedQuery('brandName', brandNameQuery, {})

/** Another number says that some content may have changed, see ContentStore. */
export const contentVersion = () => store.version

/** Calls back when content may have changed. */
export const onContentChange = (listener: () => void) => store.onChange(listener)

/** Whether pages have content, and whether it is the dataset's present one. */
export type DatasetState = 'live' | 'lastGood' | 'incomplete'

/**
 * `live`: everything has been read and changes are heard of. `lastGood`: everything has been read,
 * but the dataset cannot be reached at the moment (ERR-03). `incomplete`: some page has no content.
 */
export function datasetState(): DatasetState {
  const holding = store.holding()
  if (holding === 'incomplete') return 'incomplete'
  return holding === 'fresh' && isHeard ? 'live' : 'lastGood'
}

/**
 * Registers a query whose result pages show. Called once per query, when its module is loaded:
 * from then on the result is read in the background, before the first visitor asks.
 * @param name said in the log when the content cannot be read
 * @param query made with `defineQuery`, so that its result is typed
 * @param params the values of the query's `$…`
 */
export function defineContent<const Query extends string>(
  name: string,
  query: Query,
  params: QueryParams = {},
): Content<ClientReturn<Query>> {
  const stored = storedQuery(name, query, params)
  let named: { from: unknown; brand: unknown; result: ClientReturn<Query> } | undefined

  const content: Content<ClientReturn<Query>> = {
    async load() {
      const [read, brand] = await Promise.all([stored.load(), brandName.load()])
      if (named?.from !== read || named.brand !== brand) {
        named = { from: read, brand, result: withBrandName(read, brand) }
      }
      noteContentUse(content, named.result)
      return named.result
    },
    async loadWith(reader) {
      const [read, brand] = await Promise.all([
        reader.fetch(query, params),
        reader.fetch(brandNameQuery),
      ])
      return withBrandName(read, brand)
    },
  }
  return content
}

/** The result as the dataset has it; until it can be read, as an earlier process read it. */
function storedQuery<const Query extends string>(
  name: string,
  query: Query,
  params: QueryParams,
): StoredContent<ClientReturn<Query>> {
  const read = async () => {
    const result = await client.fetch(query, params)
    snapshot.put({ name, query, params, result })
    return result
  }
  return store.define(name, read, snapshot.find({ name, query, params }))
}
