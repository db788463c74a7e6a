import path from 'node:path'
import { expect, test } from 'vitest'
import { publicPages } from '../../config/site-pages'
import { anonymous } from '../../lake/types'
import { createViews } from '../../lake/query/dataset-view'
import { evaluate } from '../../lake/query/evaluate'
import { parseQuery } from '../../lake/query/parse'
import { MemoryIndex } from '../../lake/store/memory-index'
import { findQueries } from '../../scripts/typegen/find-queries'
import { seedDocuments } from '../../seed/documents'

const root = path.resolve(import.meta.dirname, '../..')
const queries = await findQueries({ root, sources: ['app/**/*.{ts,tsx}'] })
const params = { pages: publicPages.map(({ id }) => id) }

function viewSeedDataset() {
  const index = new MemoryIndex()
  const systemFields = { _rev: 'r', _createdAt: '', _updatedAt: '' }
  for (const document of seedDocuments) index.set({ ...document, ...systemFields })
  return createViews(index, (shown) => shown).of('raw', anonymous)
}
const context = {
  ...{ view: viewSeedDataset(), params, caller: anonymous, now: new Date(0) },
  ...{ projectId: 'embedded', dataset: 'production' },
}

test('finds the queries of pages and those shared by all pages (CMS-01)', () => {
  const names = queries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['homePageQuery', 'siteQuery', 'knownPagesQuery']))
})

test.each(queries)('$name does not scan the whole dataset (CMS-01)', ({ query }) => {
  expect(parseQuery(query, params).plan).toMatchObject({ readsAll: false })
})

test.each(queries)(
  '$name returns the same from the seed dataset as a full scan (CMS-01)',
  ({ query }) => {
    const parsed = parseQuery(query, params)
    const fullScan = {
      ...parsed,
      plan: { ...parsed.plan, tree: parsed.tree, lookups: [], readsAll: true },
    }
    const answer = evaluate(parsed, context)
    expect(answer).toEqual(evaluate(fullScan, context))
    expect([null, []]).not.toContainEqual(answer)
  },
)
