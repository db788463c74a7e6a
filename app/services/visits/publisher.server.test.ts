import { describe, expect, test } from 'vitest'
import { createPublisher } from './publisher.server'
import { chat, home, openVisitCounts } from '~/testing/visits/visit-counts'
import { createTestDataset } from '~/testing/visits/dataset'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const KEEP_DAYS = 400
/** Noon in Buenos Aires. */
const NOON = Date.parse('2025-03-07T15:00:00Z')
const TODAY = '2025-03-07'

function start(counts = openVisitCounts(), dataset = createTestDataset()) {
  const time = { now: NOON }
  const publisher = createPublisher({
    counts,
    dataset,
    pauseMs: MINUTE_MS,
    now: () => time.now,
  })
  return { counts, dataset, time, ...publisher }
}

describe('published visit counts (ANA-05)', () => {
  test('are one document for a day and a server', async () => {
    const { counts, dataset, publish } = start()
    counts.add(TODAY, home)
    counts.add(TODAY, home)
    counts.add(TODAY, chat)
    await publish()
    const { instance } = counts
    expect(dataset.all()).toEqual([
      {
        _id: `visitDay.${TODAY}.${instance}`,
        _type: 'visitDay',
        day: TODAY,
        instance,
        pages: [{ _key: 'homePage', _type: 'visitCount', name: 'homePage', count: 2 }],
        events: [
          { _key: 'WhatsApp Clicked', _type: 'visitCount', name: 'WhatsApp Clicked', count: 1 },
        ],
      },
    ])
  })

  test('are rewritten once when their day is over', async () => {
    const { counts, dataset, time, publish, nextAt } = start()
    counts.add(TODAY, home)
    await publish()
    time.now += DAY_MS
    await publish()
    expect([dataset.writes(), dataset.rewrites()]).toEqual([1, 1])
    expect(nextAt()).toBeUndefined()
    expect(dataset.all()).toMatchObject([{ day: TODAY, pages: [{ count: 1 }] }])
  })

  test('are restored in a backup that shows fewer counts of a past day', async () => {
    const { counts, dataset, publish } = start()
    const yesterday = '2025-03-06'
    counts.add(yesterday, home)
    await publish()
    const [backup] = dataset.all()
    if (backup === undefined) throw new Error('Nothing was written.')
    const restored = createTestDataset()
    await restored.write(backup)
    counts.add(yesterday, chat)
    await start(counts, dataset).publish()
    counts.add(TODAY, home)
    const { publish: publishAfter } = start(counts, restored)
    await publishAfter()
    expect(restored.all()).toMatchObject([
      { day: yesterday, pages: [{ count: 1 }], events: [{ count: 1 }] },
      { day: TODAY, pages: [{ count: 1 }] },
    ])
    expect(restored.rewrites(), 'written once').toBe(1)
  })

  test('are removed after the retention, whichever server counted them', async () => {
    const { counts, dataset, time, publish } = start()
    counts.add(TODAY, home)
    await publish()
    const [first] = dataset.all()
    if (first === undefined) throw new Error('Nothing was written.')
    await dataset.write({ ...first, _id: `visitDay.${TODAY}.gone`, instance: 'gone' })
    time.now += KEEP_DAYS * DAY_MS
    counts.add('2026-04-11', home)
    await publish()
    expect(dataset.all().map(({ day }) => day)).toEqual([TODAY, TODAY, '2026-04-11'])
    time.now += DAY_MS
    counts.add('2026-04-12', home)
    await publish()
    expect(dataset.all().map(({ day }) => day)).toEqual(['2026-04-11', '2026-04-12'])
    expect(counts.of(TODAY)).toEqual([])
  })
})
