import path from 'node:path'
import { expect, test } from 'vitest'
import { sitePages } from '../../app/lib/site-pages'
import { anonymous } from '../../lake/context'
import { createViews } from '../../lake/query/dataset-view'
import { evaluate } from '../../lake/query/evaluate'
import { parseQuery } from '../../lake/query/parse'
import { MemoryIndex } from '../../lake/store/memory-index'
import { findQueries } from '../../scripts/typegen/find-queries'
import { seedDocuments } from '../../seed/documents'

const root = path.resolve(import.meta.dirname, '../..')
const queries = await findQueries({ root, sources: ['app/**/*.{ts,tsx}'] })
const params = { pages: Object.keys(sitePages) }

/** A view of the seed dataset, as its documents are before they are loaded. */
function seedView() {
  const index = new MemoryIndex()
  const systemFields = { _rev: 'r', _createdAt: '', _updatedAt: '' }
  for (const document of seedDocuments) index.set({ ...document, ...systemFields })
  return createViews(index, (shown) => shown).of('raw', anonymous)
}
const context = {
  ...{ view: seedView(), params, caller: anonymous, now: new Date(0) },
  ...{ projectId: 'embedded', dataset: 'production' },
}

test('CMS-01 every query of the site is looked at, those beside pages and those of all pages', () => {
  const names = queries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['homePageQuery', 'siteQuery', 'knownPagesQuery']))
})

test.each(queries)('CMS-01 $name reads what it returns, not the whole dataset', ({ query }) => {
  expect(parseQuery(query, params).plan).toMatchObject({ readsAll: false })
})

test.each(queries)('CMS-01 $name finds in the seed what reading all of it finds', ({ query }) => {
  const parsed = parseQuery(query, params)
  const readingAll = { ...parsed, plan: { tree: parsed.tree, narrowings: [], readsAll: true } }
  const answer = evaluate(parsed, context)
  expect(answer).toEqual(evaluate(readingAll, context))
  expect([null, []]).not.toContainEqual(answer)
})
