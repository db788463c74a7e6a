import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { createTestClock } from '~/testing/test-clock'
import type { Count } from './accept-count.server'
import { startVisits } from './visits.server'
import type { DayDocument, VisitsDataset } from './visits-dataset.server'

const NOON = Date.parse('2025-03-07T15:00:00Z')
const DAY_MS = 86_400_000
const PAUSE_MS = 60_000
const home: Count = { kind: 'page', name: 'homePage' }
const chat: Count = { kind: 'event', name: 'WhatsApp Clicked' }

function start() {
  const clock = createTestClock(NOON)
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const state = { isDown: false, isKnown: true }
  const documents = new Map<string, DayDocument>()
  const calls: string[] = []
  /** Settles later, like a dataset. */
  const note = async (call: string) => {
    await Promise.resolve()
    if (state.isDown) throw Object.assign(new Error('No answer.'), { code: 'ECONNREFUSED' })
    calls.push(call)
  }
  const dataset: VisitsDataset = {
    write: async (document, isOver) => {
      await note(`${isOver ? 'rewrite' : 'write'} ${document.day}`)
      documents.set(document._id, document)
    },
    removeBefore: (day) => note(`remove before ${day}`),
  }
  const isDatasetKnown = () => state.isKnown
  const visits = startVisits({ dataset, publishMs: PAUSE_MS, isDatasetKnown, clock, log })
  onTestFinished(() => visits.stop())
  const getCounts = () =>
    [...documents.values()].map(({ day, pages }) => [day, ...pages.map(({ count }) => count)])
  return { state, documents, clock, lines, visits, calls, getCounts }
}

const TODAY = '2025-03-07'

describe('the visit counts of a process (ANA-05)', () => {
  test('are one document for a day and a process', async () => {
    const { visits, clock, documents } = start()
    for (const count of [home, chat, home]) visits.count(count)
    await clock.pass(0)
    expect([...documents.values()]).toEqual([
      {
        _id: expect.stringMatching(/^visitDay\.2025-03-07\.[0-9a-f]{16}$/) as string,
        _type: 'visitDay',
        day: TODAY,
        instance: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        pages: [{ _key: 'homePage', _type: 'visitCount', name: 'homePage', count: 2 }],
        events: [
          { _key: 'WhatsApp Clicked', _type: 'visitCount', name: 'WhatsApp Clicked', count: 1 },
        ],
      },
    ])
  })

  test('publish the first visit at once, others after a pause or at the end', async () => {
    const { visits, clock, getCounts } = start()
    visits.count(home)
    await clock.pass(0)
    expect(getCounts()).toEqual([[TODAY, 1]])
    visits.count(home)
    visits.count(home)
    await clock.pass(PAUSE_MS - 1)
    expect(getCounts()).toEqual([[TODAY, 1]])
    await clock.pass(1)
    expect(getCounts()).toEqual([[TODAY, 3]])
    visits.count(home)
    await clock.pass(0)
    expect(getCounts()).toEqual([[TODAY, 3]])
    await visits.stop()
    expect(getCounts()).toEqual([[TODAY, 4]])
  })

  test('continue while the dataset is down, which is logged once', async () => {
    const { visits, state, clock, getCounts, lines } = start()
    state.isDown = true
    for (let visit = 0; visit < 5; visit += 1) {
      visits.count(home)
      await clock.pass(7_000)
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the publishing of visits failed')
    state.isDown = false
    await clock.pass(5_000)
    expect(getCounts()).toEqual([[TODAY, 5]])
  })

  test('wait for a dataset that has not answered yet', async () => {
    const { visits, state, clock, getCounts } = start()
    state.isKnown = false
    visits.count(home)
    await clock.pass(10_000)
    expect(getCounts()).toEqual([])
    state.isKnown = true
    await clock.pass(1_000)
    expect(getCounts()).toEqual([[TODAY, 1]])
  })

  test('start a day at midnight in Argentina, and rewrite the one before once', async () => {
    const { visits, clock, calls, getCounts } = start()
    visits.count(home)
    await clock.pass(DAY_MS / 2 - 1)
    visits.count(home)
    await clock.pass(1)
    visits.count(home)
    await clock.pass(3 * PAUSE_MS)
    expect(getCounts()).toEqual([
      [TODAY, 2],
      ['2025-03-08', 1],
    ])
    expect(calls.filter((call) => call.startsWith('rewrite'))).toEqual([`rewrite ${TODAY}`])
  })

  test('are removed after the retention, once a day', async () => {
    const { visits, clock, calls } = start()
    for (let visit = 0; visit < 2; visit += 1) {
      visits.count(home)
      await clock.pass(PAUSE_MS)
    }
    expect(calls.filter((call) => call.startsWith('remove'))).toEqual(['remove before 2024-02-01'])
  })
})
