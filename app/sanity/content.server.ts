import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { log } from '~/lib/log.server'
import { withBrandName } from './brand-name'
import { client } from './client.server'
import { contentLoads } from './content-metrics.server'
import { ContentStore } from './content-store.server'
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
const brandName = store.define('brandName', () => client.fetch(brandNameQuery))

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
  const stored = store.define(name, () => client.fetch(query, params))
  let named: { from: unknown; brand: unknown; result: ClientReturn<Query> } | undefined

  return {
    async load() {
      const [content, brand] = await Promise.all([stored.load(), brandName.load()])
      if (named?.from !== content || named.brand !== brand) {
        named = { from: content, brand, result: withBrandName(content, brand) }
      }
      return named.result
    },
    async loadWith(reader) {
      const [content, brand] = await Promise.all([
        reader.fetch(query, params),
        reader.fetch(brandNameQuery),
      ])
      return withBrandName(content, brand)
    },
  }
}
