import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

interface Page {
  _id: string
  _type: string
  title?: string
  name?: string
  next?: object
}

const ref = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })

async function startWithPages() {
  const lake = await startLake()
  const editor = lake.as('editor')
  const documents: Page[] = [
    { _id: 'home', _type: 'page', title: 'Inicio', next: ref('about') },
    { _id: 'drafts.home', _type: 'page', title: 'Inicio (borrador)', next: ref('about') },
    { _id: 'versions.r1.home', _type: 'page', title: 'Inicio (r1)' },
    { _id: 'about', _type: 'page', title: 'Nosotros' },
    { _id: 'drafts.new', _type: 'page', title: 'Nueva' },
    { _id: 'investorRequest.x', _type: 'investorRequest', name: 'Ana' },
  ]
  const creation = editor.transaction()
  for (const document of documents) creation.create(document)
  await creation.commit({ autoGenerateArrayKeys: true })
  return { ...lake, editor }
}

const ids = '*[] | order(_id) ._id'

test('supports the perspectives published, drafts, raw and stacks of releases', async () => {
  const { editor } = await startWithPages()
  const idsIn = (perspective: 'published' | 'drafts' | 'raw' | string[]) =>
    editor.fetch<string[]>(ids, {}, { perspective })
  expect(await idsIn('published')).toEqual(['about', 'home', 'investorRequest.x'])
  expect(await idsIn('drafts')).toEqual(['about', 'home', 'investorRequest.x', 'new'])
  expect(await idsIn('raw')).toHaveLength(6)

  const titles = '*[_type == "page"] | order(_id) {_id, _originalId, title}'
  expect(await editor.fetch(titles, {}, { perspective: 'drafts' })).toEqual([
    { _id: 'about', _originalId: 'about', title: 'Nosotros' },
    { _id: 'home', _originalId: 'drafts.home', title: 'Inicio (borrador)' },
    { _id: 'new', _originalId: 'drafts.new', title: 'Nueva' },
  ])
  const home = '*[_id == "home"][0].title'
  expect(await editor.fetch(home, {}, { perspective: ['r1', 'drafts'] })).toBe('Inicio (r1)')
  expect(await editor.fetch(home, {}, { perspective: ['drafts', 'r1'] })).toBe('Inicio (borrador)')
  const invalid = editor.fetch(home, {}, { perspective: ['drafts', 'r 1'] })
  expect((await getRejection(invalid)).statusCode).toBe(400)
})

test('references resolve to drafts in the drafts perspective', async () => {
  const { editor } = await startWithPages()
  await editor.create({ _id: 'drafts.about', _type: 'page', title: 'Nosotros 2' })
  const query = '*[_id == "home"][0].next->title'
  expect(await editor.fetch(query, {}, { perspective: 'drafts' })).toBe('Nosotros 2')
  expect(await editor.fetch(query, {}, { perspective: 'published' })).toBe('Nosotros')
})

test.each([
  ['2025-02-19', 3],
  ['X', 3],
  ['2025-02-18', 6],
  ['1', 6],
] as const)('API version %s reads %i documents by default', async (v, n) => {
  const { as } = await startWithPages()
  expect(await as('editor', { apiVersion: v }).fetch('count(*)')).toBe(n)
})

test('supports parameters, slices by parameter, long queries and trailing comments', async () => {
  const { editor } = await startWithPages()
  const sliced = '*[_type == $type] | order(_id) [$from...$to] {_id, "n": $n}'
  const params = { type: 'page', from: 1, to: 2, n: null }
  expect(await editor.fetch(sliced, params)).toEqual([{ _id: 'home', n: null }])
  expect(await editor.fetch(sliced, { ...params, from: 0 })).toHaveLength(2)
  const long = `// ${'x'.repeat(12_000)}\n*[_id == $id][0]._id // fin`
  expect(await editor.fetch(long, { id: 'home' })).toBe('home')
  expect(await editor.fetch('*[_id == "nobody"][0]')).toBeNull()
})

test('a response carries the query, its duration and sync tags', async () => {
  const { editor } = await startWithPages()
  const answer = await editor.fetch('count(*)', {}, { filterResponse: false })
  const syncTags = expect.arrayContaining(['s1:all']) as string[]
  expect(answer).toMatchObject({ query: 'count(*)', result: 3, syncTags })
  expect(answer.ms).toBeTypeOf('number')
  const short = { filterResponse: false, returnQuery: false } as const
  expect(await editor.fetch('count(*)', {}, short)).not.toHaveProperty('query')
})

test('query errors have the shape of hosted Sanity', async () => {
  const { editor } = await startWithPages()
  const syntax = await getRejection(editor.fetch('*[_type == "page"'))
  expect([syntax.statusCode, syntax.details]).toMatchObject([
    400,
    { type: 'queryParseError', query: '*[_type == "page"', start: 17 },
  ])
  expect(syntax.message).toContain('GROQ query parse error')
  const param = await getRejection(editor.fetch('*[_id == $id]'))
  expect(param.message).toContain('param $id referenced, but not provided')
  const unknown = await getRejection(editor.fetch('nope::nada(1)'))
  expect(unknown.message).toContain('nope')
  const unsupported = await getRejection(editor.fetch('*[diff::changedAny(@, @, _id)]'))
  expect(unsupported.message).toContain('does not support diff')
  expect((await getRejection(editor.fetch('  '))).statusCode).toBe(400)
})

test('asset URLs are computed for responses and not stored', async () => {
  const { as, lake, origin } = await startLake()
  const editor = as('editor')
  const path = 'files/embedded/production/abc.pdf'
  await editor.create({ _id: 'file-abc-pdf', _type: 'sanity.fileAsset', path })
  await editor.create({ _id: 'a', _type: 'page', file: { asset: ref('file-abc-pdf') } })
  const url = `${origin}/${path}`
  expect(await editor.fetch('*[_id == "a"][0].file.asset->url')).toBe(url)
  expect(await editor.getDocument('file-abc-pdf')).toMatchObject({ url })
  expect(lake.context.documents.get('file-abc-pdf')).not.toHaveProperty('url')
})

test('answers 404 to another dataset, another project or an unknown path', async () => {
  const { as, origin } = await startLake()
  const other = await getRejection(as('editor', { dataset: 'staging' }).fetch('*'))
  expect([other.statusCode, other.message]).toEqual([
    404,
    'Not Found - Dataset "staging" not found for project ID "embedded"',
  ])
  expect((await getRejection(as('editor', { projectId: 'other' }).fetch('*'))).statusCode).toBe(404)
  const unknownPath = await fetch(`${origin}/v1/webhooks/embedded`)
  expect(unknownPath.status).toBe(404)
  expect(await unknownPath.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
})

test('a very long query requires a token', async () => {
  const { anonymous, editor } = await startWithPages()
  const long = `count(*) // ${'x'.repeat(70_000)}`
  expect(await getRejection(anonymous().fetch(long))).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(long)).toBe(3)
})

test('a long response requires a token, and every response has a limit', async () => {
  const { anonymous, editor } = await startWithPages()
  const doubled = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(24)}`
  expect(await getRejection(editor.fetch(doubled))).toMatchObject({
    statusCode: 400,
    details: { type: 'queryEvaluationError', query: doubled },
    message: expect.stringContaining('longer than 134217728 characters') as string,
  })
  await editor.create({ _id: 'long', _type: 'page', title: 'x'.repeat(3_000_000) })
  const query = '*[_id == "long"]{"a": title, "b": title, "c": title}[0]'
  expect((await getRejection(anonymous().fetch(query))).message).toContain('longer than 8388608')
  expect(await editor.fetch<{ c: string }>(query)).toHaveProperty('c.length', 3_000_000)
})

test('long parameters require a token', async () => {
  const { anonymous, editor } = await startWithPages()
  const long = { p: 'x'.repeat(70_000) }
  const query = `length($p) // ${'x'.repeat(12_000)}`
  expect(await getRejection(anonymous().fetch(query, long))).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(query, { p: 'x'.repeat(30_000) })).toBe(30_000)
})
