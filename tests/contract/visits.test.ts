import { describe, expect, test } from 'vitest'
import { dayDocument, createVisitsDataset } from '~/services/visits/visits-dataset.server'
import { collect } from './testing/event-log'
import { startDataset } from './testing/start-dataset'
import { readHistory } from './testing/lake-client'

const DAY = '2025-03-07'
const home = { kind: 'page', name: 'homePage' } as const
const chat = { kind: 'event', name: 'WhatsApp Clicked' } as const
const getCounts = (day: string, count: number, instance = 'i1') =>
  dayDocument(day, instance, [
    { ...home, count },
    { ...chat, count },
  ])

async function start() {
  const { lake, client } = await startDataset()
  return { lake, client, dataset: createVisitsDataset(() => client) }
}

describe('visit counts in the dataset', () => {
  test('send events to staff, but never to the site, which would reload its content (ANA-05)', async () => {
    const { lake, client, dataset } = await start()
    const events = ['welcome', 'mutation'] as const
    const listenAs = (listener: typeof client) =>
      collect(listener.listen('*', {}, { events: [...events], includeResult: false }))
    const staff = listenAs(client)
    const site = listenAs(lake.anonymous())
    await Promise.all([staff.atLeast(1), site.atLeast(1)])
    await dataset.write(getCounts(DAY, 1))
    await dataset.rewrite(getCounts(DAY, 2))
    await client.create({ _id: 'page', _type: 'page' })
    expect(await staff.atLeast(5)).toHaveLength(5)
    expect(await site.atLeast(2)).toMatchObject([{ type: 'welcome' }, { documentId: 'page' }])
  })

  test('of a completed day keep no history (ANA-05)', async () => {
    const { lake, client, dataset } = await start()
    for (let count = 1; count < 4; count += 1) await dataset.write(getCounts(DAY, count))
    const { _id } = getCounts(DAY, 4)
    const transactions = async () => {
      const text = await readHistory(lake.origin, lake.getToken('editor'), `transactions/${_id}`)
      return text.trim().split('\n').length
    }
    expect(await transactions()).toBe(3)
    await dataset.rewrite(getCounts(DAY, 4))
    expect(await transactions()).toBe(1)
    expect(await client.getDocument(_id)).toMatchObject(getCounts(DAY, 4))
    await dataset.rewrite(getCounts('2025-03-06', 1))
    expect(await client.fetch('count(*[_type == "visitDay"])'), 'a new document').toBe(2)
  })

  test('are summed by day, found by server and age, and removed (ANA-05)', async () => {
    const { client, dataset } = await start()
    await dataset.write(getCounts('2025-03-01', 1))
    await dataset.write(getCounts(DAY, 3))
    await dataset.write(getCounts('2025-03-01', 1, 'i2'))
    await client.create({
      _id: 'visitDay.2025-03-02.i1',
      _type: 'visitDay',
      day: '2025-03-02',
      instance: 'i1',
    })
    const found = await dataset.read('i1', DAY)
    expect(new Map(found.days.map(({ day, shown }) => [day, shown]))).toEqual(
      new Map([
        ['2025-03-01', 2],
        // A damaged document counts as zero.
        ['2025-03-02', 0],
        [DAY, 6],
      ]),
    )
    expect([...found.old].sort()).toEqual([
      'visitDay.2025-03-01.i1',
      'visitDay.2025-03-01.i2',
      'visitDay.2025-03-02.i1',
    ])
    await dataset.remove(found.old)
    expect(await client.fetch('*[_type == "visitDay"]._id')).toEqual([`visitDay.${DAY}.i1`])
  })
})
