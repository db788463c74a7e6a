import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { Counter } from 'prom-client'
import { env } from '#config/env.server'
import { pagePaths } from '#config/site-pages'
import { log } from '~/lib/process/log.server'
import { replaceMetric } from '~/lib/process/metric.server'
import { withBrandName } from './brand-name'
import { client, publicDocuments } from './client.server'
import { contentSnapshot } from './content-snapshot.server'
import { ContentStore, serviceUnavailable, type StoredContent } from './content-store.server'
import { noteContentUse } from './content-use.server'
import { createChangeFeed } from './dataset-changes.server'
import { brandNameQuery } from './site-queries'
import { addSources } from './value-sources.server'
import { repairPortableText } from '~/lib/text/repair-portable-text'
import { withVisibleBlocks } from '~/lib/text/visible-blocks'

/** The result of one query, cached in memory and refreshed after changes. */
export interface Content<Result> {
  /** The name it was defined with. */
  name: string
  /**
   * Returns the published content, without the blocks that visitors do not see now (PAGE-01).
   * @throws Response 503 if the content has never been read, and if it is absent because the dataset
   * is still being seeded
   */
  load: () => Promise<Result>
  /**
   * Runs the same query with another client, e.g. one whose token can read drafts. Adds the sources
   * of the values, see `addSources`.
   * @param selection replaces parameters of the query
   */
  loadWith: (reader: Pick<SanityClient, 'fetch'>, selection?: QueryParams) => Promise<Result>
}

/** A query's result as visitors get it. */
interface ShownContent<Result> {
  source: unknown
  brand: unknown
  value: Result
  /** When other blocks show, in milliseconds. */
  changesAt: number
}

const contentLoads = replaceMetric(
  'site_content_loads_total',
  (name) =>
    new Counter({
      name,
      help: 'Content loads: hit when the cached content was fresh, else miss',
      labelNames: ['answer'] as const,
    }),
)
let isListening = false
const changes = createChangeFeed(() => client, log, {
  filter: publicDocuments,
  tag: 'site.content',
  onConnection: (isConnected) => (isListening = isConnected),
})
const store = new ContentStore({
  subscribe: changes,
  log,
  onLoad: (answer) => contentLoads.inc({ answer }),
})
const snapshot = contentSnapshot(env())
const BRAND_NAME = 'brandName'
const brandName = storeQuery(BRAND_NAME, brandNameQuery, {})

/** Increases whenever content may have changed, see ContentStore. */
export const contentVersion = () => store.version

/** Calls the listener when content may have changed. */
export const onContentChange = (listener: () => void) => store.onChange(listener)

export const datasetStates = ['live', 'degraded', 'lastGood', 'starting', 'incomplete'] as const
export type DatasetState = (typeof datasetStates)[number]

/** Ids of the page documents that the dataset lacks. */
export const missingPages = () => store.missingNames().filter((name) => pagePaths.has(name))

/**
 * `live`: all content is fresh and the site receives changes. `degraded`: the same, but the dataset
 * lacks the document of a page. `lastGood`: all content is cached, but the dataset is unreachable
 * (ERR-03). `starting`: the dataset has no site settings, because it is still being seeded.
 * `incomplete`: some content was never read.
 */
export function datasetState(): DatasetState {
  const freshness = store.freshness()
  if (freshness === 'incomplete') return 'incomplete'
  if (store.missingNames().includes(BRAND_NAME)) return 'starting'
  if (freshness !== 'fresh' || !isListening) return 'lastGood'
  return missingPages().length === 0 ? 'live' : 'degraded'
}

/**
 * Registers a query whose result pages show, and starts to read it in the background. Call it once
 * per query, at module level, so that the result is cached before the first request.
 * @param name names the content in the log; the document's id for the content of a page
 * @param query created with `defineQuery`, which types its result
 * @param params values of the query's `$…` parameters
 */
export function defineContent<const Query extends string>(
  name: string,
  query: Query,
  params: QueryParams = {},
): Content<ClientReturn<Query>> {
  const stored = storeQuery(name, query, params)
  let shown: ShownContent<ClientReturn<Query>> | undefined

  const content: Content<ClientReturn<Query>> = {
    name,
    async load() {
      const [read, brand] = await Promise.all([stored.load(), brandName.load()])
      if (read === null && brand === null) throw serviceUnavailable()
      const now = Date.now()
      if (shown?.source !== read || shown.brand !== brand || now >= shown.changesAt) {
        const branded = repairPortableText(withBrandName(read, brand?.brandName))
        shown = { source: read, brand, ...withVisibleBlocks(branded, now) }
      }
      noteContentUse(content, shown.value, shown.changesAt)
      return shown.value
    },
    async loadWith(reader, selection = {}) {
      const [{ result, resultSourceMap }, brand] = await Promise.all([
        reader.fetch(
          query,
          { ...params, ...selection },
          {
            filterResponse: false,
            resultSourceMap: 'withKeyArraySelector',
          },
        ),
        reader.fetch(brandNameQuery),
      ])
      return repairPortableText(
        addSources(withBrandName(result, brand?.brandName), resultSourceMap),
      )
    },
  }
  return content
}

/** Caches the query's result; starts with the snapshot of an earlier process, if any. */
function storeQuery<const Query extends string>(
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
