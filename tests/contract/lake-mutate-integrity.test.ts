import { expect, test } from 'vitest'
import { z } from 'zod'
import { readHistory } from './read-history'
import { refusal } from './refusal'
import { startLake } from './start-lake'

const transactionShape = z.object({ id: z.string() })

test('a transaction that many send at once is done once, and answered the same to all', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  await editor.create({ _id: 'a', _type: 'page', n: 0 })
  const senders = Array.from({ length: 20 }, () => as('editor'))
  const answers = await Promise.all(
    senders.map((sender) =>
      sender
        .transaction([
          { patch: { id: 'a', inc: { n: 1 } } },
          { create: { _id: 'note.', _type: 'note' } },
        ])
        .transactionId('once')
        .commit(),
    ),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await editor.getDocument('a')).toMatchObject({ n: 1, _rev: 'once' })
  const notes = await editor.fetch<unknown[]>('*[_type == "note"]', {}, { perspective: 'raw' })
  expect(notes).toHaveLength(1)
})

test('a transaction with a query that is sent again is answered as the first time', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  await editor.create({ _id: 'old', _type: 'note' })
  const send = () =>
    editor.mutate(
      [{ create: { _id: 'new', _type: 'page' } }, { delete: { query: '*[_type == "note"]' } }],
      {
        transactionId: 'once',
        ...{ returnDocuments: false, returnFirst: false },
      },
    )
  const first = await send()
  expect(first.documentIds).toEqual(['new', 'old'])
  expect(await send()).toEqual(first)
})

test('of transactions that come at once, each is done, and each has its place in the history', async () => {
  const { as, origin, tokenOf } = await startLake()
  const editor = as('editor')
  await editor.create({ _id: 'a', _type: 'page', n: 0 }, { visibility: 'sync' })
  const ids = Array.from({ length: 30 }, (_, index) => `tx-${index}`)
  await Promise.all(
    ids.map((transactionId) => editor.patch('a').inc({ n: 1 }).commit({ transactionId })),
  )
  expect(await editor.getDocument('a')).toMatchObject({ n: 30 })
  const text = await readHistory(origin, tokenOf('viewer'), 'transactions/a?excludeMutations=true')
  const lines = text.trim().split('\n')
  const stored = lines.map((line) => transactionShape.parse(JSON.parse(line)).id).slice(1)
  expect(stored.sort()).toEqual(ids.sort())
})

test('ids that are made are all different, and the same again for the same transaction', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const made = await Promise.all(
    Array.from({ length: 30 }, () => editor.create({ _id: 'note.', _type: 'note' })),
  )
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(30)
  const stub = { _id: 'drafts.', _type: 'page' }
  const send = () =>
    editor
      .transaction([{ create: stub }])
      .transactionId('the-same')
      .commit()
  const first = await send()
  expect(first.results[0]?.id).toMatch(/^drafts\.[\w-]+$/)
  expect(await send()).toEqual(first)
})

test('keys are made where they are missing and left where they are, and have to be unique then', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  interface Listed {
    _id?: string
    _type: string
    list: { _key?: string; n: number }[]
  }
  const twice = [
    { _key: 'x', n: 1 },
    { _key: 'x', n: 2 },
  ]
  const plain = await editor.create({ _id: 'plain', _type: 'page', list: twice })
  expect(plain.list).toEqual(twice)
  const keys = { autoGenerateArrayKeys: true }
  const again = editor
    .patch('plain')
    .insert('after', 'list[-1]', [{ n: 3 }])
    .commit(keys)
  const error = await refusal(again)
  expect(error.statusCode).toBe(400)
  expect(error.message).toContain(
    '"plain" has duplicate array _key "x" at list[0]._key and list[1]',
  )
  expect(await editor.getDocument('plain')).toEqual(plain)

  const list = [{ _key: 'x', n: 1 }, { n: 2 }]
  const created = await editor.create<Listed>({ _id: 'keyed', _type: 'page', list }, keys)
  expect(created.list).toMatchObject(list)
  const patched = await editor
    .patch('keyed')
    .insert('after', 'list[-1]', [{ n: 3 }, { n: 4 }])
    .commit<Listed>(keys)
  const made = patched.list.map(({ _key }) => _key)
  expect(made).not.toContain(undefined)
  expect(new Set(made).size).toBe(4)
})

test.each([
  ['half a character', 'x\ud800'],
  ['line breaks', 'x\r\ndata: y'],
  ['too much', 'x'.repeat(257)],
])(
  'a transaction ID of %s is refused, of mutations and of actions',
  async (_name, transactionId) => {
    const { as } = await startLake()
    const editor = as('editor')
    const attributes = { _id: 'drafts.a', _type: 'page' }
    const actionType = 'sanity.action.document.create'
    const refusals = await Promise.all(
      [
        editor.mutate([{ create: attributes }], { transactionId }),
        editor.action(
          { actionType, publishedId: 'a', attributes, ifExists: 'fail' },
          { transactionId },
        ),
      ].map(refusal),
    )
    for (const { statusCode, message } of refusals) {
      expect([statusCode, message]).toEqual([400, expect.stringContaining('1 to 256 letters')])
    }
    expect(await editor.getDocument('drafts.a')).toBeUndefined()
  },
)
