import type { DueRelease } from 'content-lake/types'
import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { createRelease, page, readEvents, readRelease, waitForState } from './testing/releases'
import { startLake, type StartOptions } from './testing/start-lake'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const NOON = '2026-12-07T12:00:00.000Z'
const NINE = '2026-12-07T09:00:00.000Z'

/** Starts a lake whose clock stands still until the test moves it. */
async function startEditor(options: StartOptions = {}) {
  let now = new Date('2026-12-01T12:00:00.000Z')
  const lake = await startLake({ clock: () => now, ...options })
  const editor = lake.as('editor', { perspective: 'raw' })
  return {
    ...lake,
    editor,
    setTime: (time: string) => {
      now = new Date(time)
    },
  }
}

test('creates, edits, archives, restores and deletes a release (PLAN-02)', async () => {
  const { editor } = await startEditor()
  await createRelease(editor, 'r1')
  expect(await readRelease(editor, 'r1')).toMatchObject({
    _id: '_.releases.r1',
    _type: 'system.release',
    name: 'r1',
    state: 'active',
    metadata: { title: 'r1', releaseType: 'asap' },
  })
  expect((await getRejection(editor.releases.create({ releaseId: 'r1' }))).statusCode).toBe(409)
  await editor.releases.edit({ releaseId: 'r1', patch: { set: { 'metadata.title': 'Uno' } } })
  const forged = editor.releases.edit({ releaseId: 'r1', patch: { set: { state: 'published' } } })
  expect((await getRejection(forged)).statusCode).toBe(400)
  expect((await getRejection(editor.releases.delete({ releaseId: 'r1' }))).statusCode).toBe(400)

  await editor.releases.archive({ releaseId: 'r1' })
  expect(await readRelease(editor, 'r1')).toMatchObject({
    state: 'archived',
    metadata: { title: 'Uno' },
    finalDocumentStates: [{ id: 'versions.r1.a' }],
  })
  expect(await editor.getDocument('versions.r1.a')).toBeUndefined()
  await editor.create(page('b', 'b'))
  const late = editor.createVersion({ releaseId: 'r1', publishedId: 'b', baseId: 'b' })
  expect((await getRejection(late)).statusCode).toBe(400)

  await editor.releases.unarchive({ releaseId: 'r1' })
  expect(await editor.getDocument('versions.r1.a')).toMatchObject({ title: 'de r1' })
  expect(await readRelease(editor, 'r1')).not.toHaveProperty('finalDocumentStates')
  await editor.releases.archive({ releaseId: 'r1' })
  await editor.releases.delete({ releaseId: 'r1' })
  expect(await readRelease(editor, 'r1')).toBeUndefined()
})

test('creates, replaces, unpublishes and discards versions (PLAN-02)', async () => {
  const { editor } = await startEditor()
  const { _rev } = await editor.create(page('a', 'uno'))
  await editor.releases.create({ releaseId: 'r1' })
  const copy = { baseId: 'a', releaseId: 'r1', publishedId: 'a' }
  const stale = editor.createVersion({ ...copy, ifBaseRevisionId: 'other' })
  expect((await getRejection(stale)).statusCode).toBe(409)
  await editor.createVersion({ ...copy, ifBaseRevisionId: _rev })
  expect(await editor.getDocument('versions.r1.a')).toMatchObject({
    title: 'uno',
    _system: { base: { id: 'a', rev: _rev } },
  })
  expect((await getRejection(editor.createVersion(copy))).statusCode).toBe(409)
  await editor.replaceVersion({ releaseId: 'r1', publishedId: 'a', document: page('', 'dos') })
  expect(await editor.getDocument('versions.r1.a')).toMatchObject({ title: 'dos' })
  await editor.unpublishVersion({ releaseId: 'r1', publishedId: 'a' })
  expect(await editor.getDocument('versions.r1.a')).toMatchObject({ _system: { delete: true } })
  await editor.discardVersion({ releaseId: 'r1', publishedId: 'a' })
  expect(await editor.getDocument('versions.r1.a')).toBeUndefined()
  const _id = 'investorRequest.ana'
  await editor.create({ _id, _type: 'investorRequest' })
  const ofRequest = editor.createVersion({ releaseId: 'r1', publishedId: _id, baseId: _id })
  expect((await getRejection(ofRequest)).message).toContain('is private')
  const unknown = editor.createVersion({ ...copy, releaseId: 'r9' })
  expect((await getRejection(unknown)).details).toMatchObject({
    items: [{ error: { type: 'documentNotFoundError', id: '_.releases.r9' } }],
  })
})

test('publishes all documents of a release at once, and unpublishes one (PLAN-02)', async () => {
  const { editor } = await startEditor()
  await editor.create(page('a', 'vieja'))
  const { _createdAt } = await editor.create(page('gone', 'baja'))
  const link = {
    _type: 'reference',
    _ref: 'new',
    _weak: true,
    _strengthenOnPublish: { type: 'page' },
  }
  await createRelease(editor, 'r1', [{ ...page('a', 'nueva'), link }, { ...page('new', 'otra') }])
  await editor.unpublishVersion({ releaseId: 'r1', publishedId: 'gone' })
  const stack = { perspective: ['r1'] }
  const titles = '*[_type == "page"] | order(_id).title'
  expect(await editor.fetch<unknown>(titles, {}, stack)).toEqual(['nueva', 'otra'])
  const { transactionId } = await editor.releases.publish({ releaseId: 'r1' })
  const stored = await editor.fetch<unknown>(
    '*[_type == "page"] | order(_id) {_id, _rev, title, link}',
  )
  expect(stored).toEqual([
    { _id: 'a', _rev: transactionId, title: 'nueva', link: { _type: 'reference', _ref: 'new' } },
    { _id: 'drafts.gone', _rev: transactionId, title: 'baja', link: null },
    { _id: 'new', _rev: transactionId, title: 'otra', link: null },
  ])
  expect(await editor.getDocument('drafts.gone')).toMatchObject({ _createdAt })
  expect(await editor.getDocument('a')).not.toHaveProperty('_system')
  expect(await readRelease(editor, 'r1')).toMatchObject({
    state: 'published',
    publishedAt: '2026-12-01T12:00:00.000Z',
    finalDocumentStates: ['a', 'gone', 'new'].map((id) => ({ id: `versions.r1.${id}` })),
  })
  expect((await getRejection(editor.releases.publish({ releaseId: 'r1' }))).statusCode).toBe(400)
  await editor.releases.delete({ releaseId: 'r1' })
})

test('publishes nothing of a release that is rejected, and stores the reason (PLAN-02)', async () => {
  const { editor, setTime } = await startEditor()
  const link = { _type: 'reference', _ref: 'missing', _weak: true, _strengthenOnPublish: {} }
  await createRelease(editor, 'r1', [page('a', 'bien'), { ...page('b', 'mal'), link }])
  expect((await getRejection(editor.releases.publish({ releaseId: 'r1' }))).statusCode).toBe(409)
  const failed = {
    state: 'active',
    error: { message: 'Document "b" references non-existent document "missing"' },
  }
  expect(await readRelease(editor, 'r1')).toMatchObject(failed)
  // The Studio's new time for a scheduled draft that failed.
  await editor.releases.unschedule({ releaseId: 'r1' })
  await editor.releases.schedule({ releaseId: 'r1', publishAt: NINE })
  expect(await readRelease(editor, 'r1')).not.toHaveProperty('error')
  const rejected = waitForState(editor, 'r1', 'active')
  setTime(NOON)
  await rejected
  expect(await readRelease(editor, 'r1')).toMatchObject(failed)
  expect(await editor.fetch('*[_type == "page"]._id')).toEqual(['versions.r1.a', 'versions.r1.b'])
  expect((await readEvents(editor, 'r1')).events[0]).toMatchObject({
    type: 'unscheduleRelease',
    error: failed.error,
  })
})

test('checks a due release again, and publishes nothing of a rejected one (PLAN-02)', async () => {
  const read = async ({ documents, query }: DueRelease) => [
    ...documents.map(({ version, published }) => [version.title, published?.title]),
    await query('*[_id == $id]{title}', { id: 'a' }),
  ]
  const { editor, setTime } = await startEditor({
    async checkRelease(release) {
      if (release.releaseId === 'r3') throw new Error('the check failed')
      return release.releaseId === 'r1' ? JSON.stringify(await read(release)) : undefined
    },
  })
  await editor.create(page('a', 'vieja'))
  const names = ['r1', 'r2', 'r3']
  for (const releaseId of names) {
    await createRelease(editor, releaseId, [page(releaseId === 'r1' ? 'a' : releaseId, 'nueva')])
    await editor.releases.schedule({ releaseId, publishAt: NINE })
  }
  const states = names.map((name) =>
    waitForState(editor, name, name === 'r1' ? 'active' : 'published'),
  )
  setTime(NOON)
  await Promise.all(states)
  const message = '[["nueva","vieja"],[{"title":"nueva"}]]'
  expect(await readRelease(editor, 'r1')).toMatchObject({ error: { message, failedAt: NOON } })
  expect((await editor.getDocument('a'))?.title).toBe('vieja')
})

test('locks the documents of a scheduled release and publishes it when due (PLAN-01)', async () => {
  const { editor, setTime } = await startEditor()
  await createRelease(editor, 'r1')
  const past = editor.releases.schedule({ releaseId: 'r1', publishAt: '2026-12-01T11:00:00Z' })
  expect((await getRejection(past)).statusCode).toBe(400)
  await editor.releases.schedule({ releaseId: 'r1', publishAt: '2026-12-07T06:00:00-03:00' })
  expect(await readRelease(editor, 'r1')).toMatchObject({ state: 'scheduled', publishAt: NINE })
  const id = 'versions.r1.a'
  for (const write of [
    () => editor.patch(id).set({ title: 'x' }).commit(),
    () => editor.delete(id),
    () => editor.createOrReplace(page(id, 'x')),
    () => editor.discardVersion({ releaseId: 'r1', publishedId: 'a' }),
    () => editor.releases.archive({ releaseId: 'r1' }),
  ]) {
    expect((await getRejection(write())).statusCode).toBe(400)
  }
  await editor.releases.unschedule({ releaseId: 'r1' })
  await editor.patch(id).set({ title: 'corregida' }).commit()
  expect(await readRelease(editor, 'r1')).not.toHaveProperty('publishAt')
  await editor.releases.schedule({ releaseId: 'r1', publishAt: NINE })
  const published = waitForState(editor, 'r1', 'published')
  setTime(NINE)
  await published
  expect(await editor.getDocument('a')).toMatchObject({ title: 'corregida' })
  expect(await readRelease(editor, 'r1')).toMatchObject({ publishAt: NINE, publishedAt: NINE })
})

test('publishes two releases with the same document in the order of their times (PLAN-01)', async () => {
  const { editor, setTime } = await startEditor()
  await createRelease(editor, 'later')
  await createRelease(editor, 'sooner')
  await editor.releases.schedule({ releaseId: 'later', publishAt: NOON })
  await editor.releases.schedule({ releaseId: 'sooner', publishAt: NINE })
  const title = async (perspective: string[]) =>
    editor.fetch<string | null>('*[_id == "a"][0].title', {}, { perspective })
  expect(await title(['sooner', 'later'])).toBe('de sooner')
  expect(await title(['later', 'sooner'])).toBe('de later')
  const published = waitForState(editor, 'later', 'published')
  setTime(NOON)
  await published
  expect(await title(['published'])).toBe('de later')
  expect(await readRelease(editor, 'sooner')).toMatchObject({ state: 'published' })
})

test('publishes once what became due while the lake was stopped, in any dataset (PLAN-01)', async () => {
  const folder = createTempFolder()
  const first = await startEditor({ folder })
  const admin = first.as('administrator')
  await admin.datasets.create('trial', { aclMode: 'public' })
  const trial = first.editor.withConfig({ dataset: 'trial' })
  for (const client of [first.editor, trial]) {
    await createRelease(client, 'r1')
    await client.releases.schedule({ releaseId: 'r1', publishAt: NINE })
  }
  const token = first.editor.config().token ?? ''
  await first.stop()
  const later = await startLake({ folder, clock: () => new Date(NOON) })
  const editor = later.anonymous({ token, perspective: 'raw' })
  for (const client of [editor, editor.withConfig({ dataset: 'trial' })]) {
    expect(await client.getDocument('a')).toMatchObject({ title: 'de r1', _updatedAt: NOON })
  }
  const { events, nextCursor } = await readEvents(editor, 'r1')
  expect(nextCursor).toBe('')
  expect(events.map(({ type }) => type)).toEqual([
    ...['publishRelease', 'scheduleRelease', 'addDocumentToRelease', 'createRelease'],
  ])
  // Due at nine, published at noon, by who had scheduled it.
  expect(events[0]).toMatchObject({ timestamp: NOON, publishAt: NINE, author: events[1]?.author })
  const newest = await readEvents(editor, 'r1', { limit: '1' })
  expect(newest.events).toEqual(events.slice(0, 1))
  const rest = await readEvents(editor, 'r1', { nextCursor: newest.nextCursor })
  expect(rest.events).toEqual(events.slice(1))
})

test('tells viewers by the dry run of an action that they may not perform it (PLAN-02)', async () => {
  const { as, editor } = await startEditor()
  const dryRun = { dryRun: true }
  const denied = await getRejection(as('viewer').releases.create({ releaseId: 'r1' }, dryRun))
  expect([denied.statusCode, denied.details]).toMatchObject([
    403,
    { type: 'insufficientPermissionsError' },
  ])
  await editor.releases.create({ releaseId: 'r1' }, dryRun)
  expect(await readRelease(editor, 'r1')).toBeUndefined()
})
