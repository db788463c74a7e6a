import path from 'node:path'
import { expect, test } from 'vitest'
import { sitePages } from '../../app/lib/site-pages'
import { parseQuery } from '../../lake/query/parse'
import { findQueries } from '../../scripts/typegen/find-queries'

const root = path.resolve(import.meta.dirname, '../..')
const queries = await findQueries({ root, sources: ['app/**/*.{ts,tsx}'] })
const params = { pages: Object.keys(sitePages) }

test('CMS-01 every query of the site is looked at, those beside pages and those of all pages', () => {
  const names = queries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['homePageQuery', 'siteQuery', 'knownPagesQuery']))
})

test.each(queries)('CMS-01 $name reads what it returns, not the whole dataset', ({ query }) => {
  expect(parseQuery(query, params).plan).toMatchObject({ readsAll: false })
})
