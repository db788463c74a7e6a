import type { ListenOptions } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect } from './event-log'
import { endless, from, startWithPages } from './endless-queries'
import { refusal } from './refusal'
import { startLake } from './start-lake'

const listening = { events: ['welcome', 'mutation'] } satisfies ListenOptions

const refusalOrAnswer = (asked: Promise<unknown>) => asked.catch((error: unknown) => error)

test('a query without end is stopped, and keeps nobody else waiting', async () => {
  const { anonymous, editor } = await startWithPages()
  const visitor = anonymous(from('203.0.113.1'))
  const ended: string[] = []
  const without = (who: string, asked: Promise<unknown>) =>
    refusal(asked).finally(() => ended.push(who))

  const endlessOnes = [
    without('endless', visitor.fetch(`*[${endless(8)}]`)),
    without('endless', visitor.fetch(`*[${endless(9)}]`)),
  ]
  for (const client of [editor, visitor, anonymous(from('203.0.113.2')), anonymous()]) {
    expect(await client.fetch('count(*[_type == "page"])')).toBe(50)
  }
  await editor.create({ _id: 'new', _type: 'page' })
  expect(await visitor.fetch('count(*)')).toBe(51)
  expect(ended).toEqual([])
  for (const error of await Promise.all(endlessOnes)) {
    expect(error).toMatchObject({
      statusCode: 400,
      details: { type: 'queryEvaluationError' },
      message: 'The query took longer than 2000 ms and was stopped.',
    })
  }
})

test('a query that fills the memory fails alone, and the next one is answered', async () => {
  const { editor } = await startWithPages()
  const texts = `{"t":[${Array.from({ length: 60 }, (_, n) => `upper(s+"${n}")`).join(',')}]}`
  const filling = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(22)}${texts}`
  expect(await refusal(editor.fetch(filling))).toMatchObject({
    statusCode: 400,
    message: 'The query needed more memory than it may use and was stopped.',
  })
  await editor.create({ _id: 'new', _type: 'page' })
  expect(await editor.fetch('count(*)')).toBe(51)
  // The evaluator of slow queries has all documents again, with what was changed meanwhile.
  expect(await editor.fetch(`count(*[count(*[${endless(1)}]) == 0])`)).toBe(51)
})

test('a query that is nested without end is refused by name', async () => {
  const { anonymous, origin } = await startLake()
  for (const query of ['('.repeat(9_000) + ')'.repeat(9_000), `${'!'.repeat(30_000)}true`]) {
    expect((await refusal(anonymous().fetch(query))).message).toMatch(
      /nested too deeply|Unexpected/,
    )
  }
  const deep = `{"query": "$p", "params": {"p": ${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
  const answer = await fetch(`${origin}/vX/data/query/production`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: deep,
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'The parameters are nested too deeply.' },
  ])
  expect(await anonymous().fetch('1 + 1')).toBe(2)
})

test('an evaluator that was ended from outside is replaced; the client asks again', async () => {
  const { as, editor, lake } = await startWithPages()
  expect(await editor.fetch('count(*)')).toBe(50)
  const impatient = as('editor', { maxRetries: 0 })
  const running = refusalOrAnswer(impatient.fetch(`*[${endless(8)}]`))
  await expect.poll(() => lake.context.evaluator.pids().length).toBe(2)
  for (const pid of lake.context.evaluator.pids()) process.kill(pid, 'SIGKILL')
  expect(await running).toMatchObject({ statusCode: 503 })
  expect(await editor.fetch('count(*)')).toBe(50)
})

test('an evaluator that stands still is ended, and its query is answered by another', async () => {
  const { editor, lake, logged } = await startWithPages()
  expect(await editor.fetch('count(*)')).toBe(50)
  for (const pid of lake.context.evaluator.pids()) process.kill(pid, 'SIGSTOP')
  expect(await editor.fetch('count(*[_type == "page"])')).toBe(50)
  expect(logged.join()).toContain('did not stop in time {"name":"own, quick"')
  expect(await editor.fetch('count(*)')).toBe(50)
})

test('ends an evaluator without work, and starts another for the next query (FAST-01)', async () => {
  const { anonymous, as, lake } = await startLake({ evaluatorIdleMs: 1 })
  const editor = as('editor')
  const pids = () => lake.context.evaluator.pids()
  const pages = collect(anonymous().listen('*[_type in ["page"] || _id == "site"]', {}, listening))
  await pages.atLeast(1)
  for (const round of [1, 2]) {
    await expect.poll(pids).toEqual([])
    await editor.create({ _id: `page-${round}`, _type: 'page' })
    await editor.create({ _id: `post-${round}`, _type: 'post' })
    // Which documents a listener means by id or type is known without an evaluator.
    expect((await pages.atLeast(round + 1)).at(-1)).toMatchObject({ documentId: `page-${round}` })
    expect(await anonymous().fetch('count(*)')).toBe(2 * round)
  }
  const named = collect(anonymous().listen('*[_id match "n*"]', {}, listening))
  await named.atLeast(1)
  await editor.create({ _id: 'n', _type: 'post' })
  expect(await named.atLeast(2)).toMatchObject([{}, { documentId: 'n' }])
  expect(pids()).toHaveLength(1)
})

test('queries of who has gone hold no places', async () => {
  const { anonymous, editor, origin } = await startWithPages()
  await editor.create({ _id: 'long', _type: 'page', title: 'x'.repeat(7_000_000) })
  const visitor = anonymous(from('203.0.113.1'))
  expect(await visitor.fetch('1')).toBe(1)
  const url = `${origin}/vX/data/query/production?query=${encodeURIComponent('*[_id == "long"].title')}`
  for (let n = 0; n < 8; n++) {
    const gone = new AbortController()
    const asked = fetch(url, { ...from('203.0.113.1'), signal: gone.signal })
    gone.abort()
    await expect(asked).rejects.toThrow()
  }
  expect(await visitor.fetch('length(*[_id == "long"][0].title)')).toBe(7_000_000)
})

test('a lake that is closed starts nothing more', async () => {
  const { editor, lake, stop } = await startWithPages()
  const asked = Array.from({ length: 20 }, () => editor.fetch(`count(*[${endless(2)}])`))
  const failed = Promise.allSettled(asked)
  await expect.poll(() => lake.context.evaluator.pids().length).toBeGreaterThan(0)
  await stop()
  await failed
  await expect.poll(() => lake.context.evaluator.pids()).toEqual([])
})

test('mutations by query count every one of many at the same time', async () => {
  const { editor } = await startWithPages()
  const query = '*[_id in ["page-1", "page-2"]]'
  await Promise.all(
    Array.from({ length: 10 }, () => editor.patch({ query }).inc({ n: 1 }).commit()),
  )
  expect(await editor.fetch('*[n > 0] | order(_id)[]{_id, n}')).toEqual([
    { _id: 'page-1', n: 10 },
    { _id: 'page-2', n: 10 },
  ])
})

test('a mutation by query sees what the mutations before it do, and a refusal names its place', async () => {
  const { editor } = await startWithPages()
  await editor.mutate([
    { create: { _type: 'tag', _id: 'tags.', label: 'x' } },
    { delete: { query: '*[_id == "page-3"]' } },
    { patch: { query: '*[_type == "tag" && !("page-3" in *._id)]', set: { label: 'y' } } },
  ])
  expect(await editor.fetch('*[_type == "tag" || _id == "page-3"].label')).toEqual(['y'])
  const refused = editor.mutate([
    { delete: { query: '*[_type == "tag"]' } },
    { create: { _id: 'page-1', _type: 'page' } },
  ])
  expect((await refusal(refused)).details).toMatchObject({
    items: [{ index: 1, error: { type: 'documentAlreadyExistsError' } }],
  })
  expect(await editor.fetch('count(*[_type == "tag"])')).toBe(1)
})
