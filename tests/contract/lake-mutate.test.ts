import { afterAll, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', ...fields })

test('creates, reads, patches, replaces and deletes documents, but not in a dry run', async () => {
  const { editor } = await startLake()
  const document = page('a', { title: 'uno', tags: ['x'] })
  expect(await editor.create(document, { dryRun: true })).toMatchObject({ _id: 'a' })
  expect(await editor.getDocument('a')).toBeUndefined()
  const created = await editor.create(document)
  expect(created).toMatchObject({ _id: 'a', _type: 'page', title: 'uno' })
  expect(created._createdAt).toBe(created._updatedAt)
  expect(await editor.getDocument('a')).toEqual(created)

  const patched = await editor.patch('a').set({ title: 'dos' }).append('tags', ['y']).commit()
  expect(patched).toMatchObject({ title: 'dos', tags: ['x', 'y'] })
  expect(patched._rev).not.toBe(created._rev)

  const replaced = await editor.createOrReplace(page('a', { title: 'tres' }))
  expect(replaced).not.toHaveProperty('tags')
  expect(replaced._createdAt).toBe(created._createdAt)
  expect(await editor.createIfNotExists(page('a', { title: 'cuatro' }))).toMatchObject({
    title: 'tres',
  })
  await editor.delete('a')
  expect(await editor.getDocument('a')).toBeUndefined()
  const blocks = { ...page('b'), body: [{ _type: 'block' }] }
  const { body } = await editor.create(blocks, { autoGenerateArrayKeys: true })
  expect(body).toEqual([{ _type: 'block', _key: expect.stringMatching(/^[a-z0-9]+$/) as string }])
})

test('a transaction is atomic, and its mutations see each other', async () => {
  const { editor } = await startLake()
  const committed = await editor
    .transaction()
    .create(page('a', { n: 1 }))
    .patch('a', (patch) => patch.inc({ n: 1 }))
    .create(page('b', { friend: { _type: 'reference', _ref: 'c' } }))
    .create(page('c'))
    .transactionId('tx-1')
    .commit()
  expect(committed.transactionId).toBe('tx-1')
  expect(committed.results.map(({ operation }) => operation)).toEqual([
    'create',
    'update',
    'create',
    'create',
  ])
  expect(await editor.getDocument('a')).toMatchObject({ n: 2, _rev: 'tx-1' })

  const failed = editor
    .transaction()
    .create(page('d'))
    .patch('nobody', { set: { x: 1 } })
    .commit()
  const error = await getRejection(failed)
  expect(error.statusCode).toBe(409)
  expect(error.details).toMatchObject({
    type: 'mutationError',
    items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'nobody' } }],
  })
  expect(await editor.getDocument('d')).toBeUndefined()
})

async function expectConflict(request: Promise<unknown>, error: object) {
  const rejection = await getRejection(request)
  const details = { type: 'mutationError', items: [{ index: 0, error }] }
  expect(rejection).toMatchObject({ statusCode: 409, details })
  return rejection
}

test('rejects an outdated revision, an existing id and an invalid id like hosted Sanity', async () => {
  const { editor } = await startLake()
  await editor.create(page('a'))
  const stale = editor.patch('a').ifRevisionId('old').set({ x: 1 }).commit()
  await expectConflict(stale, { type: 'documentRevisionIDDoesNotMatchError', id: 'a' })
  const existing = editor.create(page('a'))
  const { message } = await expectConflict(existing, {
    type: 'documentAlreadyExistsError',
    id: 'a',
  })
  expect(message).toContain('already exists')
  const invalid = await getRejection(editor.mutate([{ create: page('-a') }]))
  expect(invalid.statusCode).toBe(400)
})

test('rejects a dangling strong reference and the deletion of a referenced document', async () => {
  const { editor } = await startLake()
  const linkTo = (id: string, extra: object = {}) => ({
    link: { _type: 'reference', _ref: id, ...extra },
  })
  const dangling = editor.create(page('a', linkTo('b')))
  await expectConflict(dangling, { type: 'documentReferenceDoesNotExistError', id: 'a' })
  await editor.create(page('weak', linkTo('b', { _weak: true })))
  await editor.create(page('b'))
  await editor.create(page('a', linkTo('b')))
  const error = { type: 'documentHasExistingReferencesToIDError', id: 'b' }
  await expectConflict(editor.delete('b'), error)
  await editor.transaction().delete('b').delete('a').commit()
  expect(await editor.getDocuments(['a', 'b'])).toEqual([null, null])
})

test('rejects a body over 8 MB with 413, and one without mutations or JSON with 400', async () => {
  const { as, origin, getToken } = await startLake()
  const error = await getRejection(
    as('editor').create(page('a', { text: 'x'.repeat(9 * 1024 * 1024) })),
  )
  expect(error.statusCode).toBe(413)
  const authorization = `Bearer ${getToken('editor')}`
  for (const body of ['{"mutations":', '{}']) {
    const response = await fetch(`${origin}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  }
})

test('keeps documents, references and transaction ids after a restart', async () => {
  const first = await startLake()
  const editor = first.as('editor')
  await editor.create(page('b'))
  const a = await editor.create(page('a', { link: { _type: 'reference', _ref: 'b' } }))
  await first.stop()
  const second = await startLake({ folder: first.dir })
  const again = second.as('editor')
  expect(await again.getDocument('a')).toEqual(a)
  expect((await getRejection(again.delete('b'))).statusCode).toBe(409)
  const repeated = again.patch('a').set({ x: 1 }).commit({ transactionId: a._rev })
  expect(await repeated).toEqual(a)
})

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

const lake = await startLake({ onCleanUp: afterAll })

test.each([
  [{ create: { _id: 'a' } }, '"create._type" is missing: give the document a type'],
  [{ create: { _id: 7, _type: 'page' } }, '"create._id" is 7: give a text'],
  [{ createOrReplace: { _type: 'page' } }, '"createOrReplace._id" is missing: give the id'],
  [{ upsert: page('a') }, 'the unknown kind "upsert": use one of "create", "createOrReplace"'],
  [{ delete: 'a' }, '"delete" is "a": give {"id": "..."}'],
  [
    { patch: { id: 'a', merge: { x: 1 } } },
    '"patch.merge" is {"x":1}: "merge" is not supported; use',
  ],
  [{ patch: { id: 'a', push: {} } }, '"patch.push" is not known here: a patch has "set"'],
  [{ patch: { id: 'a', inc: { x: 'y' } } }, '"patch.inc.x" is "y": give a number'],
  [{ patch: { set: {} } }, '"patch.id" is missing: give the id of the document, or "query"'],
  [{ patch: { id: 'b', set: { _type: 'q' } } }, 'Cannot modify immutable attribute "_type"'],
  [{ create: page('a'), delete: { id: 'b' } }, 'give an object with one of "create"'],
])('names the field, the value and the correction of %j', async (mutation, description) => {
  const body = { mutations: [{ create: page('b') }, mutation] }
  const uri = '/data/mutate/production'
  const error = await getRejection(lake.as('editor').request({ uri, method: 'POST', body }))
  expect([error.statusCode, error.details]).toMatchObject([
    400,
    { type: 'mutationError', items: [{ index: 1, error: { type: 'validationError' } }] },
  ])
  expect(error.message).toContain(description)
})
