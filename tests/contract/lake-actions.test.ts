import type { Action } from '@sanity/client'
import { expect, test } from 'vitest'
import { refusal } from './refusal'
import { startLake } from './start-lake'

async function startEditor() {
  const lake = await startLake()
  const editor = lake.as('editor')
  const stored = async () => {
    const documents = await editor.fetch<{ _id: string; title?: string }[]>(
      '*[] | order(_id) {_id, title}',
      {},
      { perspective: 'raw' },
    )
    return Object.fromEntries(documents.map(({ _id, title }) => [_id, title]))
  }
  return { ...lake, editor, stored }
}

const draft = (title: string) => ({ _id: 'drafts.a', _type: 'page', title })
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const create = (title: string, ifExists?: 'fail' | 'ignore') =>
  ({
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: draft(title),
    ifExists: ifExists ?? 'fail',
  }) satisfies Action
const edit = (title: string) =>
  ({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: { set: { title } },
  }) satisfies Action
const publish = { actionType: 'sanity.action.document.publish', ...pair } satisfies Action
const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair } satisfies Action

test('a document goes from draft to published, is edited, discarded and deleted', async () => {
  const { editor, stored } = await startEditor()
  const answer = await editor.action([create('uno'), edit('dos')], { transactionId: 'tx-1' })
  expect(answer).toMatchObject({ transactionId: 'tx-1' })
  expect(await stored()).toEqual({ 'drafts.a': 'dos' })
  expect(await editor.getDocument('drafts.a')).toMatchObject({ _rev: 'tx-1' })

  await editor.action(publish, { transactionId: 'tx-2' })
  expect(await stored()).toEqual({ a: 'dos' })
  expect(await editor.getDocument('a')).toMatchObject({ _rev: 'tx-2' })

  await editor.action(edit('tres'))
  expect(await stored()).toEqual({ a: 'dos', 'drafts.a': 'tres' })
  await editor.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  expect(await stored()).toEqual({ a: 'dos' })

  await editor.action(edit('cuatro'))
  await editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'a',
    includeDrafts: ['drafts.a'],
  })
  expect(await stored()).toEqual({})
})

test('unpublishing keeps the draft that is there, or makes one', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish])
  await editor.action(unpublish)
  expect(await stored()).toEqual({ 'drafts.a': 'uno' })
  await editor.action([publish, edit('dos'), unpublish])
  expect(await stored()).toEqual({ 'drafts.a': 'dos' })
})

test('a never-published draft is deleted as a version, and a revision is restored', async () => {
  const { editor, stored } = await startEditor()
  await editor.action(create('uno'))
  await editor.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes: draft('antes'),
  })
  expect(await stored()).toEqual({ 'drafts.a': 'antes' })
  await editor.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.a',
  })
  expect(await stored()).toEqual({})
})

test('creating over what exists fails, or is ignored when asked', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish])
  const error = await refusal(editor.action(create('dos')))
  expect([error.statusCode, error.details]).toMatchObject([
    409,
    { type: 'actionError', items: [{ index: 0, error: { type: 'documentAlreadyExistsError' } }] },
  ])
  await editor.action(create('dos', 'ignore'))
  expect(await stored()).toEqual({ a: 'uno' })
})

test('publishing holds to the revisions it was based on', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish, edit('dos')], { transactionId: 'tx-1' })
  const stale = await refusal(editor.action({ ...publish, ifPublishedRevisionId: 'tx-0' }))
  expect([stale.statusCode, stale.details]).toMatchObject([
    409,
    { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', id: 'a' } }] },
  ])
  await editor.action({ ...publish, ifPublishedRevisionId: 'tx-1', ifDraftRevisionId: 'tx-1' })
  expect(await stored()).toEqual({ a: 'dos' })
  expect((await refusal(editor.action(publish))).statusCode).toBe(409)
})

test('publishing makes references strong that waited for their target', async () => {
  const { editor } = await startEditor()
  const link = (weak?: boolean) => ({
    _type: 'reference',
    _ref: 'b',
    _weak: true,
    _strengthenOnPublish: { type: 'page', ...(weak && { weak }) },
  })
  const fields = { strong: link(), list: [{ _key: 'k', ...link(true) }] }
  await editor.action({ ...create('uno'), attributes: { ...draft('uno'), ...fields } })
  const early = await refusal(editor.action(publish))
  expect(early.details).toMatchObject({
    items: [{ error: { type: 'documentReferenceDoesNotExistError' } }],
  })
  await editor.create({ _id: 'b', _type: 'page' })
  await editor.action(publish)
  expect(await editor.getDocument('a')).toMatchObject({
    strong: { _type: 'reference', _ref: 'b' },
    list: [{ _ref: 'b', _weak: true }],
  })
  expect((await editor.getDocument('a'))?.strong).toEqual({ _type: 'reference', _ref: 'b' })
})

test('actions that fail together store nothing, and unknown ones are named', async () => {
  const { editor, stored } = await startEditor()
  const missing = { ...publish, draftId: 'drafts.z', publishedId: 'z' }
  const error = await refusal(editor.action([create('uno'), missing]))
  expect(error.details).toMatchObject({ items: [{ index: 1 }] })
  expect(await stored()).toEqual({})
  const release = await refusal(
    editor.action({ actionType: 'sanity.action.release.publish', releaseId: 'r' }),
  )
  expect([release.statusCode, release.message]).toMatchObject([
    400,
    expect.stringContaining('sanity.action.release.publish'),
  ])
  const foreign = editor.action({ ...edit('x'), draftId: 'drafts.other' })
  expect((await refusal(foreign)).statusCode).toBe(400)
})
