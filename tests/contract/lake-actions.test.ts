import { afterAll, expect, test } from 'vitest'
import {
  create,
  discard,
  edit,
  importRelease,
  publish,
  remove,
  replaceDraft,
  unpublish,
} from './testing/document-actions'
import { getRejection } from './testing/lake-client'
import { createRelease, page, readRelease } from './testing/releases'
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

test('creates, edits, publishes, unpublishes, replaces, discards and deletes a document', async () => {
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

  await editor.action([create('uno'), publish])
  await editor.action(unpublish)
  expect(await stored()).toEqual({ 'drafts.a': 'uno' })
  await editor.action([publish, edit('dos'), unpublish])
  expect(await stored()).toEqual({ 'drafts.a': 'dos' })

  await editor.action(replaceDraft('antes'))
  expect(await stored()).toEqual({ 'drafts.a': 'antes' })
  await editor.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.a',
  })
  expect(await stored()).toEqual({})
})

test('creating requires no document unless asked to, publishing the expected revisions', async () => {
  const { editor, stored } = await startEditor()
  await editor.action([create('uno'), publish])
  const error = { type: 'documentAlreadyExistsError' }
  expect(await getRejection(editor.action(create('dos')))).toMatchObject({
    statusCode: 409,
    details: { type: 'actionError', items: [{ index: 0, error }] },
  })
  await editor.action(create('dos', 'ignore'))
  expect(await stored()).toEqual({ a: 'uno' })

  await editor.action([remove, create('uno'), publish, edit('dos')], { transactionId: 'tx-1' })
  const stale = editor.action({ ...publish, ifPublishedRevisionId: 'tx-0' })
  expect(await getRejection(stale)).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', id: 'a' } }] },
  })
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
  const actionType = 'sanity.action.release.unknown'
  const body = { actions: [{ actionType }] }
  const uri = '/data/actions/production'
  const rejection = await getRejection(editor.request({ method: 'POST', uri, body }))
  expect(rejection.statusCode).toBe(400)
  expect(rejection.message).toContain(actionType)
  const foreign = editor.action({ ...edit('x'), draftId: 'drafts.other' })
  expect((await getRejection(foreign)).statusCode).toBe(400)
})

const approvals = { listedIn: 'settings', field: 'documents', type: 'approval' }

/** Starts a lake where the document `a` needs approvals, with its author and another editor. */
async function startWithApprovals() {
  const lake = await startLake({ approvals })
  const author = lake.as('editor', { perspective: 'raw' })
  const lawyer = lake.as('editor', { perspective: 'raw' })
  await author.create(page('a', 'uno'))
  await author.create({ _id: 'settings', _type: 'settings', documents: ['a'] })
  const publish = (id: string) =>
    author.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
  let count = 0
  const approve = (client: typeof author, id: string, revision: string, kind = 'approved') =>
    client.create({ _id: `approval.${id}.${count++}`, _type: 'approval', kind, revision })
  const read = (id: string) => author.getDocument(id)
  return { author, lawyer, command: lake.as('administrator'), publish, approve, read }
}

const expectRefusal = async (request: Promise<unknown>, id = 'a') => {
  const { statusCode, message } = await getRejection(request)
  expect(statusCode).toBe(400)
  expect(message).toContain(`"${id}" needs the approval of a second person`)
}

test('publishes a listed document after the approval of that revision only (PLAN-03)', async () => {
  const { author, lawyer, publish, approve, read } = await startWithApprovals()
  const { _rev } = await author.create(page('drafts.a', 'dos'))
  await expectRefusal(publish('a'))
  await approve(author, 'a', _rev)
  await expectRefusal(publish('a'))
  await approve(lawyer, 'a', _rev, 'change')
  await approve(lawyer, 'b', _rev)
  await expectRefusal(publish('a'))
  await approve(lawyer, 'a', _rev)
  const changed = await author.patch('drafts.a').set({ title: 'tres' }).commit()
  await expectRefusal(publish('a'))
  await approve(lawyer, 'a', changed._rev)
  await publish('a')
  expect(await read('a')).toMatchObject({ title: 'tres' })

  await author.create(page('drafts.b', 'libre'))
  await publish('b')
  expect(await read('b')).toMatchObject({ title: 'libre' })
})

test('no mutation publishes other content than the approved (PLAN-03)', async () => {
  const { author, lawyer, command, publish, approve, read } = await startWithApprovals()
  const { _rev } = await author.create(page('drafts.a', 'dos'))
  await approve(lawyer, 'a', _rev)
  await expectRefusal(author.patch('a').set({ title: 'de paso' }).commit())
  await expectRefusal(author.createOrReplace(page('a', 'de paso')))
  const smuggled = author
    .transaction()
    .createOrReplace(page('a', 'otro'))
    .delete('drafts.a')
    .commit()
  await expectRefusal(smuggled)
  const edited = author.action([
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { title: 'otro' } },
    },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
  ])
  await expectRefusal(edited)
  // The list protects itself.
  await expectRefusal(author.patch('settings').unset(['documents']).commit(), 'settings')
  await expectRefusal(author.delete('settings'), 'settings')
  expect(await read('a')).toMatchObject({ title: 'uno' })
  await publish('a')
  expect(await read('a')).toMatchObject({ title: 'dos' })
  await command.createOrReplace(page('a', 'de una copia'))
  expect(await read('a')).toMatchObject({ title: 'de una copia' })
  await author.delete('a')
})

test('schedules and publishes a release after the approval of its versions (PLAN-03)', async () => {
  const { author, lawyer, approve, read } = await startWithApprovals()
  await createRelease(author, 'r1', [page('a', 'dos'), page('b', 'dos')])
  const release = { releaseId: 'r1' }
  const publishAt = '2099-12-07T12:00:00.000Z'
  await expectRefusal(author.releases.schedule({ ...release, publishAt }))
  await expectRefusal(author.releases.publish(release))
  expect((await readRelease(author, 'r1'))?.error).toMatchObject({
    message: expect.stringContaining('approval') as unknown,
  })
  const version = await read('versions.r1.a')
  await approve(lawyer, 'a', version?._rev ?? '')
  await author.releases.schedule({ ...release, publishAt })
  await author.releases.unschedule(release)
  await author.releases.publish(release)
  expect(await read('a')).toMatchObject({ title: 'dos' })
  expect(await read('b')).toMatchObject({ title: 'dos' })
})

const release = { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' }

const lake = await startLake({ onCleanUp: afterAll })
await importRelease(lake.as('editor'), release)

test.each([
  ['create', { create: release }],
  ['createOrReplace', { createOrReplace: release }],
  ['createIfNotExists', { createIfNotExists: release }],
  ['create with a generated id', { create: { ...release, _id: '_.releases.' } }],
  ['patch', { patch: { id: '_.releases.r1', set: { state: 'published' } } }],
  ['patch by query', { patch: { query: '*[_type == "system.release"]', set: { state: 'x' } } }],
] as const)('rejects documents of releases in mutations: %s', async (_name, mutation) => {
  const body = { mutations: [mutation] }
  const uri = '/data/mutate/production'
  const request = lake.as('administrator').request({ method: 'POST', uri, body })
  const description: unknown = expect.stringMatching(/_\.releases\..*use the actions of releases/)
  expect(await getRejection(request)).toMatchObject({
    statusCode: 400,
    details: { items: [{ error: { type: 'validationError', description } }] },
  })
})

test('the document of a release is imported once, replaces or ignores it, and deletes it', async () => {
  const client = lake.as('editor', { perspective: 'raw' })
  expect(await client.getDocument(release._id)).toMatchObject(release)
  const changed = { ...release, state: 'archived' }
  expect((await getRejection(importRelease(client, changed))).statusCode).toBe(409)
  await importRelease(client, changed, 'ignore')
  expect(await client.getDocument(release._id)).toMatchObject({ state: 'active' })
  await importRelease(client, changed, 'replace')
  expect(await client.getDocument(release._id)).toMatchObject({ state: 'archived' })
  await client.delete(release._id)
  expect(await client.getDocument(release._id)).toBeUndefined()
})

test('imports a scheduled release as active, with its time as intended (PLAN-01)', async () => {
  const { as } = await startLake()
  const client = as('editor', { perspective: 'raw' })
  const publishAt = '2026-12-07T12:00:00.000Z'
  await importRelease(client, { ...release, state: 'scheduled', publishAt })
  const imported = await client.getDocument(release._id)
  expect(imported).toMatchObject({ state: 'active', metadata: { intendedPublishAt: publishAt } })
  expect(imported).not.toHaveProperty('publishAt')
})
