import { describe, expect, test } from 'vitest'
import { createPublishing, KEPT_DAYS } from './publishing.server'
import { chat, home, openTally } from './test-tally'
import { createTestDataset } from './test-dataset'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Noon in Buenos Aires. */
const NOON = Date.parse('2025-03-07T15:00:00Z')
const TODAY = '2025-03-07'

function start(tally = openTally(), dataset = createTestDataset()) {
  const time = { now: NOON }
  const publishing = createPublishing({
    tally,
    dataset,
    pauseMs: MINUTE_MS,
    now: () => time.now,
  })
  return { tally, dataset, time, ...publishing }
}

describe('ANA-05 the counters on their way to the dataset', () => {
  test('are written as one document for a day and a server', async () => {
    const { tally, dataset, publish } = start()
    tally.add(TODAY, home)
    tally.add(TODAY, home)
    tally.add(TODAY, chat)
    await publish()
    const { instance } = tally
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

  test('are written when something has changed, with a pause in between', async () => {
    const { tally, dataset, time, publish, nextAt, isReady } = start()
    await publish()
    expect([dataset.writes(), nextAt(), isReady()]).toEqual([0, undefined, true])
    tally.add(TODAY, home)
    await publish()
    await publish()
    expect([dataset.writes(), nextAt(), isReady()]).toEqual([1, undefined, false])
    tally.add(TODAY, home)
    expect(nextAt()).toBe(NOON + MINUTE_MS)
    await publish()
    expect(dataset.writes()).toBe(1)
    time.now += MINUTE_MS
    await publish()
    expect(dataset.writes()).toBe(2)
  })

  test('wait while the dataset fails, and lose nothing', async () => {
    const { tally, dataset, publish, isReady } = start()
    tally.add(TODAY, home)
    dataset.fail(true)
    await expect(publish()).rejects.toThrow()
    expect(isReady(), 'not asked again for each visitor').toBe(false)
    tally.add(TODAY, home)
    dataset.fail(false)
    await publish()
    expect(dataset.all()).toMatchObject([{ pages: [{ count: 2 }] }])
  })

  test('are written anew, once, when their day is over', async () => {
    const { tally, dataset, time, publish, nextAt } = start()
    tally.add(TODAY, home)
    await publish()
    time.now += DAY_MS
    await publish()
    expect([dataset.writes(), dataset.anew()]).toEqual([1, 1])
    expect(nextAt()).toBeUndefined()
    expect(dataset.all()).toMatchObject([{ day: TODAY, pages: [{ count: 1 }] }])
  })

  test('come back into a dataset that does not have them', async () => {
    const { tally, publish } = start()
    tally.add('2025-03-06', home)
    tally.add(TODAY, home)
    await publish()
    const after = start(tally)
    await after.publish()
    expect(after.dataset.all(), 'nobody has looked yet').toEqual([])
    tally.add(TODAY, home)
    await after.publish()
    expect(after.dataset.all()).toMatchObject([{ day: '2025-03-06' }, { day: TODAY }])
  })

  test('come back into a backup that shows fewer of a day that was over', async () => {
    const { tally, dataset, publish } = start()
    const yesterday = '2025-03-06'
    tally.add(yesterday, home)
    await publish()
    const [backup] = dataset.all()
    if (backup === undefined) throw new Error('Nothing was written.')
    const restored = createTestDataset()
    await restored.write(backup)
    tally.add(yesterday, chat)
    await start(tally, dataset).publish()
    tally.add(TODAY, home)
    const { publish: publishAfter } = start(tally, restored)
    await publishAfter()
    expect(restored.all()).toMatchObject([
      { day: yesterday, pages: [{ count: 1 }], events: [{ count: 1 }] },
      { day: TODAY, pages: [{ count: 1 }] },
    ])
    expect(restored.anew(), 'written once').toBe(1)
  })

  test('are forgotten here and there after their time, whichever server counted them', async () => {
    const { tally, dataset, time, publish } = start()
    tally.add(TODAY, home)
    await publish()
    const [first] = dataset.all()
    if (first === undefined) throw new Error('Nothing was written.')
    await dataset.write({ ...first, _id: `visitDay.${TODAY}.gone`, instance: 'gone' })
    time.now += KEPT_DAYS * DAY_MS
    tally.add('2026-04-11', home)
    await publish()
    expect(dataset.all().map(({ day }) => day)).toEqual([TODAY, TODAY, '2026-04-11'])
    time.now += DAY_MS
    tally.add('2026-04-12', home)
    await publish()
    expect(dataset.all().map(({ day }) => day)).toEqual(['2026-04-11', '2026-04-12'])
    expect(tally.of(TODAY)).toEqual([])
  })
})
