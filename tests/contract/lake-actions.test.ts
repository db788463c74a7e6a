import { expect, test } from 'vitest'
import {
  create,
  discard,
  edit,
  publish,
  remove,
  replaceDraft,
  unpublish,
} from './testing/document-actions'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

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

test('creates, edits, publishes, discards and deletes a document', async () => {
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
  await editor.action(discard)
  expect(await stored()).toEqual({ a: 'dos' })

  await editor.action(edit('cuatro'))
  await editor.action(remove)
  expect(await stored()).toEqual({})
})

test('unpublishing keeps an existing draft, or creates one', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish])
  await editor.action(unpublish)
  expect(await stored()).toEqual({ 'drafts.a': 'uno' })
  await editor.action([publish, edit('dos'), unpublish])
  expect(await stored()).toEqual({ 'drafts.a': 'dos' })
})

test('replaces an unpublished draft and discards it as a version', async () => {
  const { editor, stored } = await startEditor()
  await editor.action(create('uno'))
  await editor.action(replaceDraft('antes'))
  expect(await stored()).toEqual({ 'drafts.a': 'antes' })
  await editor.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.a',
  })
  expect(await stored()).toEqual({})
})

test('creating an existing document fails, or is ignored on request', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish])
  const error = await getRejection(editor.action(create('dos')))
  expect([error.statusCode, error.details]).toMatchObject([
    409,
    { type: 'actionError', items: [{ index: 0, error: { type: 'documentAlreadyExistsError' } }] },
  ])
  await editor.action(create('dos', 'ignore'))
  expect(await stored()).toEqual({ a: 'uno' })
})

test('publishing requires the expected revisions', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish, edit('dos')], { transactionId: 'tx-1' })
  const stale = await getRejection(editor.action({ ...publish, ifPublishedRevisionId: 'tx-0' }))
  expect([stale.statusCode, stale.details]).toMatchObject([
    409,
    { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', id: 'a' } }] },
  ])
  await editor.action({ ...publish, ifPublishedRevisionId: 'tx-1', ifDraftRevisionId: 'tx-1' })
  expect(await stored()).toEqual({ a: 'dos' })
  expect((await getRejection(editor.action(publish))).statusCode).toBe(409)
})

test('failing actions store nothing; unknown actions are rejected by name', async () => {
  const { editor, stored } = await startEditor()
  const missing = { ...publish, draftId: 'drafts.z', publishedId: 'z' }
  const error = await getRejection(editor.action([create('uno'), missing]))
  expect(error.details).toMatchObject({ items: [{ index: 1 }] })
  expect(await stored()).toEqual({})
  const release = await getRejection(
    editor.request<unknown>({
      ...{ method: 'POST', uri: '/data/actions/production' },
      body: { actions: [{ actionType: 'sanity.action.release.unknown' }] },
    }),
  )
  expect([release.statusCode, release.message]).toMatchObject([
    400,
    expect.stringContaining('sanity.action.release.unknown'),
  ])
  const foreign = editor.action({ ...edit('x'), draftId: 'drafts.other' })
  expect((await getRejection(foreign)).statusCode).toBe(400)
})
