import { afterAll, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

const lake = await startLake({ onCleanUp: afterAll })
const editor = lake.as('editor')

test('returns a map only on request, and rejects other values', async () => {
  const client = lake.as('viewer')
  const response = await client.fetch('*', {}, { filterResponse: false })
  expect(response).not.toHaveProperty('resultSourceMap')
  const url = `${lake.origin}/vX/data/query/production?query=1&resultSourceMap=`
  expect(await (await fetch(`${url}false`)).json()).not.toHaveProperty('resultSourceMap')
  expect(await (await fetch(`${url}true`)).json()).toMatchObject({
    result: 1,
    resultSourceMap: { documents: [], paths: [], mappings: {} },
  })
  const request = client.request({ uri: '/data/query/production?query=1&resultSourceMap=si' })
  expect(await getRejection(request)).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/resultSourceMap is "si": use "true"/) as unknown,
  })
})

test('a response carries the query, its duration and sync tags, or the place of an error', async () => {
  const answer = await editor.fetch('1', {}, { filterResponse: false })
  const syncTags = expect.arrayContaining(['s1:all']) as string[]
  expect(answer).toMatchObject({ query: '1', result: 1, syncTags })
  expect(answer.ms).toBeTypeOf('number')
  const short = { filterResponse: false, returnQuery: false } as const
  expect(await editor.fetch('1', {}, short)).not.toHaveProperty('query')
  const query = '*[_type == "a"]{a b}'
  expect(await getRejection(editor.fetch(query))).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query, start: 17, end: 18 },
  })
})

test('answers 404 to another dataset, another project or an unknown path', async () => {
  const other = await getRejection(lake.as('editor', { dataset: 'staging' }).fetch('*'))
  expect([other.statusCode, other.message]).toEqual([
    404,
    'Not Found - Dataset "staging" not found for project ID "embedded"',
  ])
  expect(
    (await getRejection(lake.as('editor', { projectId: 'other' }).fetch('*'))).statusCode,
  ).toBe(404)
  const unknownPath = await fetch(`${lake.origin}/v1/webhooks/embedded`)
  expect(unknownPath.status).toBe(404)
  expect(await unknownPath.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
})

test('long queries, parameters and responses require a token; every response has a limit', async () => {
  const anonymous = lake.anonymous()
  const long = `1 // ${'x'.repeat(70_000)}`
  expect(await getRejection(anonymous.fetch(long))).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(long)).toBe(1)
  const measured = `length($p) // ${'x'.repeat(12_000)}`
  const rejection = await getRejection(anonymous.fetch(measured, { p: 'x'.repeat(70_000) }))
  expect(rejection).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(measured, { p: 'x'.repeat(30_000) })).toBe(30_000)

  await editor.create({ _id: 'long', _type: 'page', title: 'x'.repeat(3_000_000) })
  const doubled = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(24)}`
  expect(await getRejection(editor.fetch(doubled))).toMatchObject({
    statusCode: 400,
    details: { type: 'queryEvaluationError', query: doubled },
    message: expect.stringContaining('longer than 134217728 characters') as string,
  })
  const query = '*[_id == "long"]{"a": title, "b": title, "c": title}[0]'
  // The message names alternatives.
  expect((await getRejection(anonymous.fetch(query))).message).toMatch(
    /longer than 8388608 characters.*\[0\.\.\.100\].*data\/export/,
  )
  expect(await editor.fetch<{ c: string }>(query)).toHaveProperty('c.length', 3_000_000)
  await editor.delete('long')
})

const API = '/v2025-02-19/data'
const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('rejects values that are nested too deeply with 400 and logs nothing (SAFE-01)', async () => {
  const { origin, getToken, as, logged } = await startLake()
  const post = async (path: string, body: string) => {
    const headers = {
      Authorization: `Bearer ${getToken('editor')}`,
      'Content-Type': 'application/json',
    }
    const response = await fetch(origin + API + path, { method: 'POST', headers, body })
    return [response.status, await response.text()] as const
  }
  const create = (value: string) => `{"mutations":[{"create":{"_type":"a","b":${value}}}]}`
  for (const [path, body] of [
    ['/mutate/production', create(nest(50_000))],
    ['/mutate/production', create(nest(100))],
    ['/actions/production', `{"actions":[${nest(50_000)}]}`],
    ['/query/production', `{"query":"$a","params":{"a":${nest(50_000)}}}`],
  ] as const) {
    const [status, text] = await post(path, body)
    expect([path, status]).toEqual([path, 400])
    expect(text).toContain('nested more than 100 levels deep')
  }
  const query = new URLSearchParams({ query: '$a', $a: nest(1_000) })
  const asked = await fetch(`${origin}${API}/query/production?${query.toString()}`)
  expect(asked.status).toBe(400)

  const client = as('editor')
  await client.create({ _id: 'a', _type: 'a' })
  const path = Array.from({ length: 200 }, () => 'a').join('.')
  const patch = JSON.stringify({ mutations: [{ patch: { id: 'a', set: { [path]: 1 } } }] })
  const [status, text] = await post('/mutate/production', patch)
  expect([status, text]).toEqual([400, expect.stringContaining('nested more than 100 levels')])
  expect(logged).toEqual([])
})

test('names the missing feature when it rejects paths of the hosted service', async () => {
  for (const [method, path, name] of [
    ['GET', '/hooks/projects/embedded', 'webhooks'],
    ['POST', '/hooks', 'webhooks'],
    ['PUT', '/aliases/live', 'aliases of datasets'],
    ['PATCH', '/projects/embedded/aliases/live/unlink', 'aliases of datasets'],
    ['PUT', '/projects/embedded/datasets/production/schemas', 'deployed schemas'],
  ] as const) {
    const response = await fetch(`${lake.origin}/v2025-02-19${path}`, { method })
    expect(await response.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `The embedded Content Lake does not support ${name}: use the hosted service for them.`,
    })
  }
})
