import type { ListenEvent } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { startLake } from './testing/start-lake'

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', ...fields })
const all = ['welcome', 'mutation'] as ['welcome', 'mutation']
const transitions = (events: readonly ListenEvent<object>[]) =>
  events.flatMap((event) =>
    event.type === 'mutation' ? [`${event.transition} ${event.documentId}`] : [],
  )

test('sends a welcome, then appear, update and disappear events by filter', async () => {
  const { editor } = await startLake()
  const query = '*[_type == "page" && show == $show] {title}'
  const log = collect(editor.listen(query, { show: true }, { events: all }))
  await log.atLeast(1)
  await editor.create(page('a', { show: true }))
  await editor.create(page('b', { show: false }))
  await editor.patch('a').set({ title: 'x' }).commit()
  await editor.patch('a').set({ show: false }).commit()
  await editor.patch('b').set({ show: true }).commit()
  await editor.delete('b')
  expect(transitions(await log.atLeast(6))).toEqual([
    'appear a',
    'update a',
    'disappear a',
    'appear b',
    'disappear b',
  ])
})

test('notifies a listener without a filter before it answers the writer (CMS-05)', async () => {
  const { anonymous, editor } = await startLake()
  const { atLeast, values } = collect(anonymous().listen('*', {}, { events: all }))
  await atLeast(1)
  for (let round = 0; round < 50; round++) {
    await editor.createOrReplace(page('a', { round }))
    expect(values).toHaveLength(2 * round + 2)
    await editor.createOrReplace(page('drafts.a', { round: -1 }))
    await editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'a',
      draftId: 'drafts.a',
    })
    expect(values).toHaveLength(2 * round + 3)
  }
})

test('filters may read other documents, before and after a transaction', async () => {
  const { editor } = await startLake()
  await editor.create(page('list', { items: ['a'] }))
  const query = '*[_id in *[_id == "list"][0].items || (_type == "link" && to->show)]'
  const log = collect(editor.listen(query, {}, { events: all }))
  await log.atLeast(1)
  await editor.create(page('a', { show: true }))
  await editor.create(page('b'))
  await editor.create({ _id: 'l', _type: 'link', to: { _type: 'reference', _ref: 'a' } })
  // The filter reads the dataset when it decides, so later changes wait for the decisions.
  await log.atLeast(3)
  await editor
    .transaction()
    .patch('list', { set: { items: ['b'] } })
    .delete('b')
    .commit()
  await editor.patch('l').set({ n: 1 }).commit()
  expect(transitions(await log.atLeast(4))).toEqual(['appear a', 'appear l', 'update l'])
})

test('an invalid filter is a channel error', async () => {
  const { as } = await startLake()
  for (const query of ['*[', '1 + 1', '*[nope::nada()]', '*[_id == $missing]']) {
    const log = collect(as('viewer').listen(query))
    await expect(log.atLeast(1)).rejects.toMatchObject({ name: 'ChannelError' })
  }
})
