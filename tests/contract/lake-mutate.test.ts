import { expect, test } from 'vitest'
import { refusal } from './refusal'
import { startLake } from './start-lake'

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', ...fields })

test('documents are created, read, patched, replaced and deleted', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const created = await editor.create(page('a', { title: 'uno', tags: ['x'] }))
  expect(created).toMatchObject({ _id: 'a', _type: 'page', title: 'uno' })
  expect(created._createdAt).toBe(created._updatedAt)
  expect(await editor.getDocument('a')).toEqual(created)

  const patched = await editor
    .patch('a')
    .set({ title: 'dos', 'seo.title': 'hondo' })
    .setIfMissing({ count: 1, title: 'no' })
    .inc({ count: 2 })
    .append('tags', ['y'])
    .commit()
  expect(patched).toMatchObject({
    title: 'dos',
    seo: { title: 'hondo' },
    count: 3,
    tags: ['x', 'y'],
  })
  expect(patched._rev).not.toBe(created._rev)

  const replaced = await editor.createOrReplace(page('a', { title: 'tres' }))
  expect(replaced).not.toHaveProperty('tags')
  expect(replaced._createdAt).toBe(created._createdAt)
  expect(await editor.createIfNotExists(page('a', { title: 'cuatro' }))).toMatchObject({
    title: 'tres',
  })
  await editor.delete('a')
  expect(await editor.getDocument('a')).toBeUndefined()
})

test('keyed paths, text patches and missing keys work as in the Studio', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const body = [{ _type: 'block', children: [{ _type: 'span', _key: 's', text: 'hola' }] }]
  const document: { _id: string; _type: string; body: { _type: string; _key?: string }[] } = {
    ...page('a'),
    body,
  }
  const created = await editor.create(document, { autoGenerateArrayKeys: true })
  const key = created.body[0]?._key
  expect(key).toEqual(expect.stringMatching(/^[a-z0-9]+$/))
  const span = `body[_key=="${String(key)}"].children[_key=="s"].text`
  const patched = await editor
    .patch('a')
    .diffMatchPatch({ [span]: '@@ -1,4 +1,5 @@\n hola\n+!\n' })
    .insert('before', 'body[0]', [{ _type: 'block', _key: 'k0', children: [] }])
    .commit<{ body: unknown[] }>()
  expect(patched.body).toMatchObject([{ _key: 'k0' }, { children: [{ text: 'hola!' }] }])
  const { body: rest } = await editor.patch('a').unset(['body[_key=="k0"]']).commit<{
    body: unknown[]
  }>()
  expect(rest).toHaveLength(1)
})

test('ids are made where they are left out or end in a dot', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const { _id: made } = await editor.create({ _type: 'page' })
  expect(made).not.toContain('.')
  const { _id: prefixed } = await editor.create(page('investorRequest.'))
  expect(prefixed).toMatch(/^investorRequest\.[a-z0-9-]{8,}$/)
})

test('a transaction is stored whole or not at all, and its steps see each other', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const done = await editor
    .transaction()
    .create(page('a', { n: 1 }))
    .patch('a', (patch) => patch.inc({ n: 1 }))
    .create(page('b', { friend: { _type: 'reference', _ref: 'c' } }))
    .create(page('c'))
    .transactionId('tx-1')
    .commit()
  expect(done.transactionId).toBe('tx-1')
  expect(done.results.map(({ operation }) => operation)).toEqual([
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
  const error = await refusal(failed)
  expect(error.statusCode).toBe(409)
  expect(error.details).toMatchObject({
    type: 'mutationError',
    items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'nobody' } }],
  })
  expect(await editor.getDocument('d')).toBeUndefined()
})

test('the same transaction sent again is answered the same and done once', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  await editor.create(page('a', { n: 0 }))
  const send = () => editor.patch('a').inc({ n: 1 }).commit({ transactionId: 'once' })
  const first = await send()
  expect(await send()).toEqual(first)
  expect(await editor.getDocument('a')).toMatchObject({ n: 1, _rev: 'once' })
})

test('mutations by query reach what the query selects, drafts included', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const creation = editor.transaction()
  for (const id of ['a', 'b', 'drafts.b', 'c']) creation.create(page(id, { n: 1 }))
  await creation.commit()
  await editor
    .patch({
      query: '*[_type == $type && !(_id in $spared)]',
      params: { type: 'page', spared: ['c'] },
    })
    .inc({ n: 1 })
    .commit({ returnDocuments: false })
  const all = '*[_type == "page"] | order(_id) {_id, n}'
  expect(await editor.fetch(all, {}, { perspective: 'raw' })).toEqual([
    { _id: 'a', n: 2 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 1 },
    { _id: 'drafts.b', n: 2 },
  ])
  await editor.delete({ query: '*[n == 2]' })
  expect(await editor.fetch(all, {}, { perspective: 'raw' })).toEqual([{ _id: 'c', n: 1 }])
})

test('a dry run checks everything and stores nothing', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const dry = await editor.create(page('a'), { dryRun: true })
  expect(dry._id).toBe('a')
  expect(await editor.getDocument('a')).toBeUndefined()
})

test('a stale revision, a taken id and a bad id are refused in the hosted shapes', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  await editor.create(page('a'))
  const item = (type: string, id: string) => ({
    type: 'mutationError',
    items: [{ index: 0, error: { type, id } }],
  })
  const stale = await refusal(editor.patch('a').ifRevisionId('old').set({ x: 1 }).commit())
  expect([stale.statusCode, stale.details]).toMatchObject([
    409,
    item('documentRevisionIDDoesNotMatchError', 'a'),
  ])
  const taken = await refusal(editor.create(page('a')))
  expect([taken.statusCode, taken.details]).toMatchObject([
    409,
    item('documentAlreadyExistsError', 'a'),
  ])
  expect(taken.message).toContain('already exists')
  for (const id of ['-a', 'a..b', 'a.-b', 'ñ', 'a b', '.a', 'x'.repeat(129)]) {
    const bad = await refusal(editor.mutate([{ create: page(id) }]))
    expect([id, bad.statusCode]).toEqual([id, 400])
  }
})

test.each([
  ['no list', {}],
  ['unknown mutation', { mutations: [{ upsert: page('a') }] }],
  ['two in one', { mutations: [{ create: page('a'), delete: { id: 'b' } }] }],
  ['no type', { mutations: [{ create: { _id: 'a' } }] }],
  ['unknown patch operation', { mutations: [{ patch: { id: 'a', merge: { x: 1 } } }] }],
  ['patch without a target', { mutations: [{ patch: { set: { x: 1 } } }] }],
  [
    'change of type',
    { mutations: [{ create: page('z') }, { patch: { id: 'z', set: { _type: 'q' } } }] },
  ],
  ['bad path', { mutations: [{ create: page('z') }, { patch: { id: 'z', set: { 'a[[': 1 } } }] }],
])('a bad request is refused with 400: %s', async (_name, body) => {
  const { as } = await startLake()
  const editor = as('editor')
  const url = '/data/mutate/production'
  const error = await refusal(editor.request({ url, method: 'POST', body }))
  expect(error.statusCode).toBe(400)
  expect(error.message.length).toBeGreaterThan(10)
})

test('strong references hold: nothing dangles, nothing referenced is deleted', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const to = (id: string, extra: object = {}) => ({
    link: { _type: 'reference', _ref: id, ...extra },
  })
  const dangling = await refusal(editor.create(page('a', to('b'))))
  expect([dangling.statusCode, dangling.details]).toMatchObject([
    409,
    { items: [{ error: { type: 'documentReferenceDoesNotExistError', id: 'a' } }] },
  ])
  await editor.create(page('weak', to('b', { _weak: true })))
  await editor.create(page('b'))
  await editor.create(page('a', to('b')))
  const held = await refusal(editor.delete('b'))
  expect([held.statusCode, held.details]).toMatchObject([
    409,
    { items: [{ error: { type: 'documentHasExistingReferencesToIDError', id: 'b' } }] },
  ])
  await editor.transaction().delete('b').delete('a').commit()
  expect(await editor.getDocuments(['a', 'b'])).toEqual([null, null])
})

test('a body over 8 MB is refused with 413, one that is not JSON with 400', async () => {
  const { as, origin, tokenOf } = await startLake()
  const error = await refusal(as('editor').create(page('a', { text: 'x'.repeat(9 * 1024 * 1024) })))
  expect(error.statusCode).toBe(413)
  const response = await fetch(`${origin}/v1/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('editor')}`, 'content-type': 'application/json' },
    body: '{"mutations":',
  })
  expect(response.status).toBe(400)
})

test('what was stored is there after a restart, with its indexes', async () => {
  const first = await startLake()
  const editor = first.as('editor')
  await editor.create(page('b'))
  const a = await editor.create(page('a', { link: { _type: 'reference', _ref: 'b' } }))
  await first.stop()
  const second = await startLake({ folder: first.dir })
  const again = second.as('editor')
  expect(await again.getDocument('a')).toEqual(a)
  expect((await refusal(again.delete('b'))).statusCode).toBe(409)
  const repeated = again.patch('a').set({ x: 1 }).commit({ transactionId: a._rev })
  expect(await repeated).toEqual(a)
})

test('a second process cannot open the same folder', async () => {
  const { dir } = await startLake()
  await expect(startLake({ folder: dir })).rejects.toThrow(/Another process is using/)
})
