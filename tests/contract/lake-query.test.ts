import type { SanityClient } from '@sanity/client'
import { beforeAll, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { afterFile, startLake } from './testing/start-lake'

const onCleanUp = afterFile()
let lake: Awaited<ReturnType<typeof startLake>>
let editor: SanityClient

beforeAll(async () => {
  lake = await startLake({ onCleanUp })
  editor = lake.as('editor')
  await editor.create({ _id: 'home', _type: 'page' })
})

test('a response carries the query, its duration and sync tags', async () => {
  const answer = await editor.fetch('count(*)', {}, { filterResponse: false })
  const syncTags = expect.arrayContaining(['s1:all']) as string[]
  expect(answer).toMatchObject({ query: 'count(*)', result: 1, syncTags })
  expect(answer.ms).toBeTypeOf('number')
  const short = { filterResponse: false, returnQuery: false } as const
  expect(await editor.fetch('count(*)', {}, short)).not.toHaveProperty('query')
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

test('a very long query requires a token', async () => {
  const long = `count(*) // ${'x'.repeat(70_000)}`
  expect(await getRejection(lake.anonymous().fetch(long))).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(long)).toBe(1)
})

test('a long response requires a token, and every response has a limit', async () => {
  const doubled = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(24)}`
  expect(await getRejection(editor.fetch(doubled))).toMatchObject({
    statusCode: 400,
    details: { type: 'queryEvaluationError', query: doubled },
    message: expect.stringContaining('longer than 134217728 characters') as string,
  })
  await editor.create({ _id: 'long', _type: 'page', title: 'x'.repeat(3_000_000) })
  const query = '*[_id == "long"]{"a": title, "b": title, "c": title}[0]'
  // The message names alternatives.
  expect((await getRejection(lake.anonymous().fetch(query))).message).toMatch(
    /longer than 8388608 characters.*\[0\.\.\.100\].*data\/export/,
  )
  expect(await editor.fetch<{ c: string }>(query)).toHaveProperty('c.length', 3_000_000)
})

test('long parameters require a token', async () => {
  const long = { p: 'x'.repeat(70_000) }
  const query = `length($p) // ${'x'.repeat(12_000)}`
  expect(await getRejection(lake.anonymous().fetch(query, long))).toMatchObject({ statusCode: 413 })
  expect(await editor.fetch(query, { p: 'x'.repeat(30_000) })).toBe(30_000)
})
