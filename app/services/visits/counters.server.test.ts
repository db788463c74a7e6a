import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { createTestClock } from '../test-clock'
import { createTestDataset, type TestDataset } from './test-dataset'
import { home, openTally, visitsFolder } from './test-tally'
import { startVisits } from './counters.server'

const NOON = Date.parse('2025-03-07T15:00:00Z')
const PAUSE_MS = 60_000

interface Start {
  dir?: string
  dataset?: TestDataset
  isDatasetKnown?: () => boolean
}

function start({
  dir = visitsFolder(),
  dataset = createTestDataset(),
  isDatasetKnown = () => true,
}: Start = {}) {
  const clock = createTestClock(NOON)
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const settings = { visits: { dir, publishMs: PAUSE_MS } }
  const visits = startVisits({ settings, dataset, isDatasetKnown, clock, log })
  onTestFinished(() => visits.stop())
  const shown = () => dataset.all().map(({ pages }) => pages.map(({ count }) => count))
  return { dir, dataset, clock, lines, visits, shown }
}

describe('ANA-05 the counters of a process', () => {
  test('show the first visit at once, and the next ones after the pause', async () => {
    const { visits, clock, shown } = start()
    visits.count(home)
    await clock.pass(0)
    expect(shown()).toEqual([[1]])
    visits.count(home)
    visits.count(home)
    await clock.pass(PAUSE_MS - 1)
    expect(shown()).toEqual([[1]])
    await clock.pass(1)
    expect(shown()).toEqual([[3]])
  })

  test('wait for a dataset that is being started, and say nothing of it', async () => {
    let isKnown = false
    const { visits, clock, shown, lines } = start({ isDatasetKnown: () => isKnown })
    visits.count(home)
    await clock.pass(10_000)
    expect(shown()).toEqual([])
    isKnown = true
    await clock.pass(1_000)
    expect(shown()).toEqual([[1]])
    expect(lines).toEqual([])
  })

  test('go on counting while the dataset is down, which is logged once', async () => {
    const { visits, dataset, clock, shown, lines } = start()
    dataset.fail(true)
    for (let visit = 0; visit < 5; visit += 1) {
      visits.count(home)
      await clock.pass(7_000)
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the publishing of visits is held up')
    dataset.fail(false)
    await clock.pass(5_000)
    expect(shown()).toEqual([[5]])
  })

  test('write the rest when the process is stopped, or leave it to the next one', async () => {
    const dir = visitsFolder()
    const first = start({ dir })
    for (let visit = 0; visit < 2; visit += 1) {
      first.visits.count(home)
      await first.clock.pass(0)
    }
    await first.visits.stop()
    expect(first.shown()).toEqual([[2]])

    const second = start({ dir, dataset: first.dataset })
    first.dataset.fail(true)
    second.visits.count(home)
    await second.visits.stop()
    first.dataset.fail(false)
    const third = start({ dir, dataset: first.dataset })
    await third.clock.pass(0)
    expect(third.shown()).toEqual([[3]])
  })

  test('a disk that fails is logged once, and counts again when it is back', async () => {
    const dir = visitsFolder()
    mkdirSync(path.dirname(dir), { recursive: true })
    writeFileSync(dir, 'in the way')
    const { visits, clock, lines, shown } = start({ dir })
    for (let visit = 0; visit < 3; visit += 1) visits.count(home)
    await clock.pass(0)
    const said = lines.filter((line) => line.includes('visits cannot be counted'))
    expect(said).toHaveLength(1)
    rmSync(dir)
    visits.count(home)
    await clock.pass(60_000)
    expect(shown()).toEqual([[1]])
  })

  test('a day ends at midnight in Argentina', async () => {
    const { dir, visits, clock } = start()
    visits.count(home)
    await clock.pass(12 * 3_600_000 - 1)
    visits.count(home)
    await clock.pass(1)
    visits.count(home)
    const tally = openTally(dir)
    expect(tally.of('2025-03-07')).toEqual([{ ...home, count: 2 }])
    expect(tally.of('2025-03-08')).toEqual([{ ...home, count: 1 }])
  })
})
