import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { createTestClock } from '~/testing/test-clock'
import { createTestDataset, type TestDataset } from '~/testing/visits/dataset'
import { home, openVisitCounts } from '~/testing/visits/visit-counts'
import { nameTempFolder } from '~/testing/temp-folder'
import { startVisits } from './visits.server'

const NOON = Date.parse('2025-03-07T15:00:00Z')
const PAUSE_MS = 60_000

interface Start {
  dir?: string
  dataset?: TestDataset
}

function start({ dir = nameTempFolder(), dataset = createTestDataset() }: Start = {}) {
  const clock = createTestClock(NOON)
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const settings = { visits: { dir, publishMs: PAUSE_MS } }
  const visits = startVisits({ settings, dataset, isDatasetKnown: () => true, clock, log })
  onTestFinished(() => visits.stop())
  const shown = () => dataset.all().map(({ pages }) => pages.map(({ count }) => count))
  return { dir, dataset, clock, lines, visits, shown }
}

describe('the visit counts of a process (ANA-05)', () => {
  test('publish the first visit at once, later ones after a pause', async () => {
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

  test('publish the rest when the process stops, or when the next one starts', async () => {
    const dir = nameTempFolder()
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

  test('log a failing disk once, and continue when it works again', async () => {
    const dir = nameTempFolder()
    mkdirSync(path.dirname(dir), { recursive: true })
    writeFileSync(dir, 'in the way')
    const { visits, clock, lines, shown } = start({ dir })
    for (let visit = 0; visit < 3; visit += 1) visits.count(home)
    await clock.pass(0)
    const failures = lines.filter((line) => line.includes('visits cannot be counted'))
    expect(failures).toHaveLength(1)
    rmSync(dir)
    visits.count(home)
    await clock.pass(60_000)
    expect(shown()).toEqual([[1]])
  })

  test('start a day at midnight in Argentina', async () => {
    const { dir, visits, clock } = start()
    visits.count(home)
    await clock.pass(12 * 3_600_000 - 1)
    visits.count(home)
    await clock.pass(1)
    visits.count(home)
    const counts = openVisitCounts(dir)
    expect(counts.of('2025-03-07')).toEqual([{ ...home, count: 2 }])
    expect(counts.of('2025-03-08')).toEqual([{ ...home, count: 1 }])
  })
})
