import { expect, test } from 'vitest'
import { parseQuery } from '../../lake/query/parse'

const modules = import.meta.glob<Record<string, unknown>>('../../app/routes/*/query.ts', {
  eager: true,
})
const queries = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes('*[') ? [{ name, file, query: value }] : [],
  ),
)

test('CMS-01 every page that has content has its query here', () => {
  expect(queries.length).toBeGreaterThanOrEqual(Object.keys(modules).length)
  expect(queries.map(({ name }) => name)).toContain('homePageQuery')
})

test.each(queries)('CMS-01 $name reads what it returns, not the whole dataset', ({ query }) => {
  expect(parseQuery(query, {}).plan).toMatchObject({ readsAll: false })
})
