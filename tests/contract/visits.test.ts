import { describe, expect, test } from 'vitest'
import { dayDocument, visitsDataset } from '~/services/visits/visits-dataset.server'
import { collect } from './event-log'
import { startDataset } from './start-dataset'
import { readHistory } from './read-history'

const DAY = '2025-03-07'
const home = { kind: 'page', name: 'homePage' } as const
const chat = { kind: 'event', name: 'WhatsApp Clicked' } as const
const ofDay = (day: string, count: number, instance = 'i1') =>
  dayDocument(day, instance, [
    { ...home, count },
    { ...chat, count },
  ])

async function start() {
  const { lake, client } = await startDataset()
  return { lake, client, dataset: visitsDataset(() => client) }
}

describe('ANA-05 the counters in the dataset', () => {
  test('are the last that was written of each day and server', async () => {
    const { client, dataset } = await start()
    await dataset.write(ofDay(DAY, 1))
    await dataset.write(ofDay(DAY, 2))
    await dataset.write(ofDay(DAY, 5, 'i2'))
    expect(await client.fetch('*[_type == "visitDay"] | order(_id)')).toMatchObject([
      ofDay(DAY, 2),
      ofDay(DAY, 5, 'i2'),
    ])
  })

  test('are heard of by staff, and never by the site, which would read its content again', async () => {
    const { lake, client, dataset } = await start()
    const events = ['welcome', 'mutation'] as const
    const heardBy = (listener: typeof client) =>
      collect(listener.listen('*', {}, { events: [...events], includeResult: false }))
    const staff = heardBy(client)
    const site = heardBy(lake.anonymous())
    await Promise.all([staff.atLeast(1), site.atLeast(1)])
    await dataset.write(ofDay(DAY, 1))
    await dataset.writeAnew(ofDay(DAY, 2))
    await client.create({ _id: 'page', _type: 'page' })
    expect(await staff.atLeast(5)).toHaveLength(5)
    expect(await site.atLeast(2)).toMatchObject([{ type: 'welcome' }, { documentId: 'page' }])
  })

  test('of a day that is over keep no history', async () => {
    const { lake, client, dataset } = await start()
    for (let count = 1; count < 4; count += 1) await dataset.write(ofDay(DAY, count))
    const { _id } = ofDay(DAY, 4)
    const transactions = async () => {
      const text = await readHistory(lake.origin, lake.tokenOf('editor'), `transactions/${_id}`)
      return text.trim().split('\n').length
    }
    expect(await transactions()).toBe(3)
    await dataset.writeAnew(ofDay(DAY, 4))
    expect(await transactions()).toBe(1)
    expect(await client.getDocument(_id)).toMatchObject(ofDay(DAY, 4))
    await dataset.writeAnew(ofDay('2025-03-06', 1))
    expect(await client.fetch('count(*[_type == "visitDay"])'), 'one that was not there').toBe(2)
  })

  test('are summed by day, looked through by server and by age, and removed', async () => {
    const { client, dataset } = await start()
    await dataset.write(ofDay('2025-03-01', 1))
    await dataset.write(ofDay(DAY, 3))
    await dataset.write(ofDay('2025-03-01', 1, 'i2'))
    await client.create({
      _id: 'visitDay.2025-03-02.i1',
      _type: 'visitDay',
      day: '2025-03-02',
      instance: 'i1',
    })
    const found = await dataset.look('i1', DAY)
    expect(new Map(found.days.map(({ day, shown }) => [day, shown]))).toEqual(
      new Map([
        ['2025-03-01', 2],
        // Of a document that is damaged nothing counts.
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
