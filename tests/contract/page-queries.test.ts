import path from 'node:path'
import { jsonPath, jsonPathToStudioPath, parseJsonPath, studioPath } from '@sanity/client/csm'
import { describe, expect, test } from 'vitest'
import { publicPages } from '#config/site-pages'
import { anonymous, type Caller } from 'content-lake/types'
import { evaluate } from 'content-lake/query/evaluate'
import { parseQuery } from 'content-lake/query/parse'
import { createSourceMap } from 'content-lake/query/source-map/source-map'
import { openViews } from 'content-lake/testing/views'
import { findQueries } from '#scripts/typegen/find-queries'
import { seedDocuments } from '#seed/documents/index'

const root = path.resolve(import.meta.dirname, '../..')
const found = await findQueries({ root, sources: ['app/**/*.{ts,tsx}'] })
const generalPages = ['aboutPage', 'privacyPage', 'sosHelpPage', 'sosSocialPage']
/** The query of general pages for each that has fields of its own, and one that has none. */
const queries = found.flatMap(({ name, query }) =>
  (/\$id\b/.test(query) ? generalPages : [null]).map((id) => {
    const ids = ['newsletterIssue-ejemplo']
    const params = { pages: publicPages.map((page) => page.id), slug: null, id, ids }
    return { name: id === null ? name : `${name} of ${id}`, query, params }
  }),
)

/** Documents that no page may show: a draft of each document, and what visitors sent. */
const privateDocuments = [
  ...seedDocuments.map((document) => ({ ...document, _id: `drafts.${document._id}` })),
  { _id: 'investorRequest.1', _type: 'investorRequest', user_name: 'Ana' },
  { _id: 'newsletterSignup.1', _type: 'newsletterSignup', email: 'ana@correo.example' },
  { _id: 'visitDay.1', _type: 'visitDay', day: '2026-11-23' },
]

const { views } = openViews([...seedDocuments, ...privateDocuments])
const seedView = views.of('raw', anonymous)
const contextOf = (params: (typeof queries)[number]['params']) => ({
  view: seedView,
  params,
  caller: anonymous,
  now: new Date(0),
  projectId: 'embedded',
  dataset: 'production',
})

test('finds the queries of pages and those shared by all pages (CMS-01)', () => {
  const names = queries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['homePageQuery', 'siteQuery', 'knownPagesQuery']))
})

const viewer: Caller = { kind: 'user', userId: 'site', role: 'request-viewer' }
const viewerView = views.of(['published'], viewer)

/** Texts that a query computes: they have no field of their own. */
const computed: Readonly<Record<string, RegExp>> = {
  // The plain text of a title.
  headlinesQuery: /\['headline'\]$/,
}

/** @returns every text of a result, by its path */
function listTexts(value: unknown, at: (string | number)[] = []): [string, string][] {
  if (typeof value === 'string') return [[jsonPath(at), value]]
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => listTexts(Reflect.get(value, key), [...at, key]))
}

describe.each(queries)('$name', ({ name, query, params }) => {
  const context = contextOf(params)
  const parsed = parseQuery(query, params)
  const answer = evaluate(parsed, context)

  test('finds by index what a full scan finds (CMS-01)', () => {
    expect(parsed.plan).toMatchObject({ readsAll: false })
    const plan = { ...parsed.plan, tree: parsed.tree, lookups: [], readsAll: true }
    expect(answer).toEqual(evaluate({ ...parsed, plan }, context))
    expect([null, []]).not.toContainEqual(answer)
  })

  test('returns the same with the token of a private dataset (CMS-06)', () => {
    expect(evaluate(parsed, { ...context, view: viewerView, caller: viewer })).toEqual(answer)
  })

  test('maps every text to its own field (DATA-02)', () => {
    const map = createSourceMap(parsed, context, answer, 'withKeyArraySelector')
    const texts = listTexts(answer).filter(([at]) => computed[name]?.test(at) !== true)
    const sources = texts.map(([resultPath]) => {
      const source = map.mappings[resultPath]?.source
      if (source?.type !== 'documentValue') return [resultPath, undefined]
      const document = context.view.get(map.documents[source.document]?._id ?? '')
      const fieldPath = jsonPathToStudioPath(parseJsonPath(map.paths[source.path] ?? ''))
      return [resultPath, studioPath.get(document, fieldPath)]
    })
    expect(sources).toEqual(texts)
  })
})
