import { expect, test } from 'vitest'
import { runQuery } from '#app/testing/run-query'
import { buildVisitsQuery, recordsSchema, type VisitRecord } from './record'
import { sumVisits } from './totals'

const days = ['2025-03-06', '2025-03-07']

const record = (day: string, home: number, chats = 0): VisitRecord => ({
  day,
  pages: [{ name: 'homePage', count: home }],
  events: [{ name: 'WhatsApp Clicked', count: chats }],
})

test('sums the counts of all servers by day and by name (ANA-05)', () => {
  const investors = { name: 'investorsPage', count: 9 }
  const totals = sumVisits(
    [
      record('2025-03-07', 2, 1),
      record('2025-03-07', 3, 4),
      { day: '2025-03-07', pages: [investors] },
    ],
    days,
  )
  expect(totals).toEqual({
    views: 14,
    byDay: [
      { day: '2025-03-06', count: 0 },
      { day: '2025-03-07', count: 14 },
    ],
    pages: [investors, { name: 'homePage', count: 5 }],
    events: [{ name: 'WhatsApp Clicked', count: 5 }],
  })
})

test('reads the counts since the first day (ANA-05)', async () => {
  const dataset = ['2025-03-05', '2025-03-06', '2025-03-07'].map((day) => ({
    _id: `visitDay.${day}.i1`,
    _type: 'visitDay',
    ...record(day, 1),
  }))
  const { query, params } = buildVisitsQuery('2025-03-06')
  const home = { _id: 'homePage', _type: 'homePage', day: '2025-03-07' }
  const answer: unknown = await runQuery(query, [...dataset, home], { ...params })
  expect(recordsSchema.parse(answer)).toEqual(days.map((day) => record(day, 1)))
})
