import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

test('concurrent transactions with one id are applied once, with equal responses', async () => {
  const { as, editor } = await startLake()
  await editor.create({ _id: 'a', _type: 'page', n: 0 })
  const senders = Array.from({ length: 20 }, () => as('editor'))
  const answers = await Promise.all(
    senders.map((sender) =>
      sender
        .transaction([
          { patch: { id: 'a', inc: { n: 1 } } },
          { create: { _id: 'drafts.', _type: 'note' } },
        ])
        .transactionId('once')
        .commit(),
    ),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.results[1]?.id).toMatch(/^drafts\.[\w-]+$/)
  expect(await editor.getDocument('a')).toMatchObject({ n: 1, _rev: 'once' })
  const notes = await editor.fetch<unknown[]>('*[_type == "note"]', {}, { perspective: 'raw' })
  expect(notes).toHaveLength(1)
})

test('a repeated transaction with a mutation by query gets the first response', async () => {
  const { editor } = await startLake()
  await editor.create({ _id: 'old', _type: 'note' })
  const send = () =>
    editor.mutate(
      [{ create: { _id: 'new', _type: 'page' } }, { delete: { query: '*[_type == "note"]' } }],
      {
        transactionId: 'once',
        returnDocuments: false,
        returnFirst: false,
      },
    )
  const first = await send()
  expect(first.documentIds).toEqual(['new', 'old'])
  expect(await send()).toEqual(first)
})

test('rejects malformed transaction ids, for mutations and actions', async () => {
  const { editor } = await startLake()
  const attributes = { _id: 'drafts.a', _type: 'page' }
  const actionType = 'sanity.action.document.create'
  const action = { actionType, publishedId: 'a', attributes, ifExists: 'fail' } as const
  for (const transactionId of ['x\ud800', 'x\r\ndata: y', 'x'.repeat(257)]) {
    for (const request of [
      () => editor.mutate([{ create: attributes }], { transactionId }),
      () => editor.action(action, { transactionId }),
    ]) {
      const { statusCode, message } = await getRejection(request())
      expect([statusCode, message]).toEqual([400, expect.stringContaining('1 to 256 letters')])
    }
  }
  expect(await editor.getDocument('drafts.a')).toBeUndefined()
})
