import type { Mutation } from '@sanity/client'
import { expect, test } from 'vitest'
import { create, discard, edit, publish, unpublish } from './testing/document-actions'
import { readHistory, getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

async function startWithHistory() {
  const { origin, getToken, editor } = await startLake()
  await editor.action(create('uno'), { transactionId: 'created' })
  await editor.action(edit('dos'), { transactionId: 'edited' })
  await editor.action(publish, { transactionId: 'published' })
  await editor.action(unpublish, { transactionId: 'unpublished' })
  await editor.action(discard, { transactionId: 'discarded' })
  const read = (path: string) => readHistory(origin, getToken('viewer'), path)
  const lines = async (search: string) => {
    const text = await read(`transactions/a,drafts.a?${search}`)
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; documentIDs: string[]; effects?: object })
  }
  return { read, lines }
}

test('reads transactions in order and in a range, and documents at their revisions', async () => {
  const { lines, read } = await startWithHistory()
  const all = await lines('fromTransaction=&excludeMutations=true')
  expect(all.map(({ id }) => id)).toEqual([
    'created',
    'edited',
    'published',
    'unpublished',
    'discarded',
  ])
  expect(all[2]).toMatchObject({ documentIDs: ['a', 'drafts.a'] })
  expect(all[0]).not.toHaveProperty('effects')
  const range = await lines('fromTransaction=edited&toTransaction=unpublished&reverse=true&limit=2')
  expect(range.map(({ id }) => id)).toEqual(['unpublished', 'published'])
  const [created] = await lines('limit=1&effectFormat=mendoza')
  expect(created?.effects).toMatchObject({
    'drafts.a': { apply: [0, { title: 'uno' }], revert: [0, null] },
  })

  const at = async (search: string, ids = 'a,drafts.a') =>
    (
      JSON.parse(await read(`documents/${ids}?${search}`)) as {
        documents: { _id: string; title: string }[]
      }
    ).documents.map(({ _id, title }) => `${_id} ${title}`)
  expect(await at('revision=created')).toEqual(['drafts.a uno'])
  expect(await at('revision=edited')).toEqual(['drafts.a dos'])
  expect(await at('revision=published')).toEqual(['a dos'])
  expect(await at('revision=nothing')).toEqual([])
  expect(
    await at('revision=published', 'drafts.a'),
    'the published document that the draft became',
  ).toEqual(['a dos'])
  expect(await at('revision=discarded', 'drafts.a')).toEqual([])
  expect(await at('lastRevision=true')).toEqual(['a dos', 'drafts.a dos'])
  expect(await at('time=2001-01-01T00:00:00Z')).toEqual([])
})

test('reads a document at times before, at, between and after its revisions', async () => {
  let now = '2024-05-01T08:00:00.000Z'
  const { editor } = await startLake({ clock: () => new Date(now) })
  const revisions = [
    ['2024-05-01T10:00:00.000Z', 'uno'],
    ['2024-05-01T12:00:00.000Z', 'dos'],
  ] as const
  for (const [time, title] of revisions) {
    now = time
    await editor.createOrReplace({ _id: 'a', _type: 'page', title })
  }
  now = '2024-05-01T14:00:00.000Z'
  const titlesAt = async (time: string) => {
    const { documents } = await editor.request<{ documents: { title: string }[] }>({
      uri: '/data/history/production/documents/a',
      query: { time },
    })
    return documents.map(({ title }) => title)
  }
  expect(await titlesAt('2024-05-01T09:59:59.999Z')).toEqual([])
  expect(await titlesAt('2024-05-01T10:00:00.000Z')).toEqual(['uno'])
  expect(await titlesAt('2024-05-01T11:59:59.999Z')).toEqual(['uno'])
  expect(await titlesAt('2024-05-01T12:00:00.000Z')).toEqual(['dos'])
  expect(await titlesAt('2024-05-01T15:00:00+02:00'), 'in another zone').toEqual(['dos'])
  expect(await titlesAt('2024-05-01T13:00:00+02:00'), 'in another zone').toEqual(['uno'])
  for (const time of ['x', '']) {
    const { statusCode, message } = await getRejection(titlesAt(time))
    expect([statusCode, message]).toEqual([
      400,
      expect.stringContaining(`"${time}" is not a time.`),
    ])
  }
})

test('lists the deletions of all documents, without contents or erased documents (PLAN-04)', async () => {
  let now = '2024-05-01T08:00:00.000Z'
  const { as, origin, getToken } = await startLake({ clock: () => new Date(now) })
  const editor = as('editor')
  await editor.create({ _id: 'a', _type: 'page', title: 'secret title' })
  now = '2024-05-02T08:00:00.000Z'
  await editor.patch('a').set({ title: 'secret change' }).commit({ transactionId: 'edited' })
  const signup = 'newsletterSignup.1'
  const change = (transactionId: string, mutation: Mutation) =>
    editor.mutate([mutation], { transactionId })
  await change('signed-up', { create: { _id: signup, _type: 'newsletterSignup' } })
  await change('deleted', { delete: { id: 'a' } })
  await change('created', { create: { _id: 'b', _type: 'page' } })
  const read = async (role: 'editor' | 'viewer', search: string) => {
    const text = await readHistory(origin, getToken(role), `transactions?${search}`)
    return text.split('\n').flatMap((line) => {
      if (line === '') return []
      const { id, mutations } = JSON.parse(line) as { id: string; mutations: object[] }
      return [[id, mutations]]
    })
  }
  const newest = 'excludeContent=true&reverse=true&fromTime=2024-05-02T00:00:00Z'
  const deleted = ['deleted', [{ delete: { id: 'a' } }]]
  const edited = ['edited', [{ patch: { id: 'a' } }]]
  const created = ['created', [{ create: { _id: 'b' } }]]
  expect(await read('editor', newest)).toEqual([
    ...[created, deleted, ['signed-up', [{ create: { _id: signup } }]], edited],
  ])
  expect(await read('viewer', newest)).toEqual([created, deleted, ['signed-up', []], edited])
  expect(await read('editor', `${newest}&toTransaction=deleted&limit=1`)).toEqual([deleted])
  await editor.delete(signup)
  expect(JSON.stringify(await read('editor', newest)), 'erased').not.toContain(signup)
  const { statusCode } = await getRejection(read('editor', 'reverse=true'))
  expect(statusCode).toBe(403)
})
