import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { createRelease, page, readRelease } from './testing/releases'
import { startLake } from './testing/start-lake'

const approvals = { listedIn: 'settings', field: 'documents', type: 'approval' }

/** Starts a lake where the document `a` needs approvals, with its author and another editor. */
async function start() {
  const lake = await startLake({ approvals })
  const author = lake.as('editor', { perspective: 'raw' })
  const lawyer = lake.as('editor', { perspective: 'raw' })
  await author.create(page('a', 'uno'))
  await author.create({ _id: 'settings', _type: 'settings', documents: ['a'] })
  const publish = (id: string) =>
    author.action({
      actionType: 'sanity.action.document.publish',
      ...{ draftId: `drafts.${id}`, publishedId: id },
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
  const { author, lawyer, publish, approve, read } = await start()
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
  const { author, lawyer, command, publish, approve, read } = await start()
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
      ...{ draftId: 'drafts.a', publishedId: 'a', patch: { set: { title: 'otro' } } },
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
  const { author, lawyer, approve, read } = await start()
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
