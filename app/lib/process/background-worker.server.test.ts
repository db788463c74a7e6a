import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.server'
import { startWorker } from './background-worker.server'
import { createTestClock, type TestClock } from '~/testing/test-clock'

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** Starts a worker with `pieces` of work that are due at once; `step` replaces the default. */
function startTestWorker(
  pieces: number,
  due?: () => number | undefined,
  step?: Parameters<typeof startWorker>[0]['step'],
) {
  const done: number[] = []
  const work = () => {
    if (done.length === pieces) return false
    done.push(clock.now())
    return true
  }
  const worker = startWorker({
    name: 'the test worker',
    step: step ?? work,
    nextAt: due ?? (() => undefined),
    clock,
    log: createLog((line) => lines.push(line)),
  })
  onTestFinished(() => worker.stop())
  return { worker, done, add: () => (pieces += 1) }
}

describe('a background worker (FORM-08)', () => {
  test('runs when it is woken and when work is due', async () => {
    const start = clock.now()
    const { worker, done, add } = startTestWorker(0, () => start + 500)
    await clock.pass(10)
    add()
    worker.wake()
    await clock.pass(0)
    add()
    await clock.pass(489)
    expect(done).toEqual([start + 10])
    await clock.pass(1)
    expect(done).toEqual([start + 10, start + 500])
  })

  test('does all due work at once, and finds work of other processes within a minute', async () => {
    const { done, add } = startTestWorker(3)
    await clock.pass(0)
    expect(done).toHaveLength(3)
    add()
    await clock.pass(60_000)
    expect(done).toHaveLength(4)
  })

  test('retries after a failure, and logs the failure and the recovery once', async () => {
    let fails = true
    startTestWorker(0, undefined, () => {
      if (fails) throw Object.assign(new Error('of Ana'), { code: 'SQLITE_BUSY' })
      return false
    })
    await clock.pass(12_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/"reason":"SQLITE_BUSY".*"the test worker failed"/)
    fails = false
    await clock.pass(5_000)
    expect(lines[1]).toContain('the test worker works again')
  })

  test('tells its step of a change at the start, after `wake`, and after a failure', async () => {
    const told: boolean[] = []
    const { worker } = startTestWorker(0, undefined, (hasChanged) => {
      if (told.push(hasChanged) === 3) throw new Error('of Ana')
      return false
    })
    await clock.pass(60_000)
    worker.wake()
    await clock.pass(65_000)
    expect(told).toEqual([true, false, true, true, false])
  })

  test('stops after the current step', async () => {
    let finish: () => void = () => undefined
    let started = 0
    const { worker } = startTestWorker(0, undefined, async () => {
      started += 1
      await new Promise<void>((resolve) => (finish = resolve))
      return true
    })
    let isStopped = false
    const stopping = worker.stop().then(() => (isStopped = true))
    worker.wake()
    await clock.pass(0)
    expect(isStopped).toBe(false)
    finish()
    await stopping
    await clock.pass(120_000)
    expect(started).toBe(1)
  })
})
