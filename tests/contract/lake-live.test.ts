import { expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { startLake } from './testing/start-lake'
import { createTempFolder } from './testing/temp-folder'
import { readText } from './testing/text-stream'

test('every change concerns the result of every query', async () => {
  const { as } = await startLake()
  const client = as('editor')
  const { syncTags } = await client.fetch('count(*)', {}, { filterResponse: false })
  const log = collect(client.live.events())
  await log.atLeast(1)
  await client.createOrReplace({ _id: 'a', _type: 'page' })
  expect((await log.atLeast(2)).at(-1)).toMatchObject({ type: 'message', tags: syncTags })
})

test('a query with the id of a live event sees its change', async () => {
  const { as } = await startLake()
  const client = as('editor')
  const log = collect(client.live.events({ includeDrafts: true }))
  await log.atLeast(1)
  for (let n = 0; n < 20; n += 1) {
    const write = client.createOrReplace({ _id: 'a', _type: 'page', n })
    const event = (await log.atLeast(n + 2)).at(-1)
    const lastLiveEventId = event !== undefined && 'id' in event ? event.id : ''
    expect(await client.fetch('*[_id == "a"][0].n', {}, { lastLiveEventId })).toBe(n)
    await write
  }
})

test('a reader that missed events repeats all queries, also after a restart', async () => {
  const folder = createTempFolder()
  const first = await startLake({ folder })
  const client = first.as('editor')
  const commit = (id: string, _id: string) =>
    client.mutate([{ createOrReplace: { _id, _type: 'page' } }], { transactionId: id })
  await commit('t1', 'a')
  await commit('t2', 'drafts.b')
  await commit('t3', 'b')
  await first.stop()

  const { as, origin } = await startLake({ folder })
  const open = async (lastEventId: string) => {
    const url = `${origin}/v2025-02-19/data/live/events/production`
    return readText(await fetch(url, { headers: { 'Last-Event-ID': lastEventId } }))
  }
  const behind = await open('t1')
  expect(await behind.until(/event: restart/)).not.toContain('t2')
  await behind.cancel()
  const upToDate = await open('t3')
  await as('editor').create({ _type: 'page' })
  expect(await upToDate.until(/"tags"/)).not.toContain('restart')
  await upToDate.cancel()
})
