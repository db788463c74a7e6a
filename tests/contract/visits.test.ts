import { expect, test } from 'vitest'
import { dayDocument, createVisitsDataset } from '~/services/visits/visits-dataset.server'
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

test('keeps the last counts of a day and process, without history once it is over (ANA-05)', async () => {
  const { lake, client, dataset } = await start()
  for (let count = 1; count < 4; count += 1) await dataset.write(getCounts(DAY, count), false)
  await dataset.write(getCounts(DAY, 5, 'i2'), false)
  const all = '*[_type == "visitDay"] | order(_id)'
  expect(await client.fetch(all)).toMatchObject([getCounts(DAY, 3), getCounts(DAY, 5, 'i2')])

  const { _id } = getCounts(DAY, 4)
  const transactions = async () => {
    const text = await readHistory(lake.origin, lake.getToken('editor'), `transactions/${_id}`)
    return text.trim().split('\n').length
  }
  expect(await transactions()).toBe(3)
  await dataset.write(getCounts(DAY, 4), true)
  expect(await transactions()).toBe(1)
  expect(await client.getDocument(_id)).toMatchObject(getCounts(DAY, 4))

  await dataset.write(getCounts('2025-03-06', 1), true)
  await dataset.write(getCounts('2025-03-01', 1, 'i2'), false)
  expect(await client.fetch('count(*[_type == "visitDay"])'), 'new documents').toBe(4)
  await dataset.removeBefore(DAY)
  expect(await client.fetch(`${all}._id`)).toEqual([_id, `visitDay.${DAY}.i2`])
})
