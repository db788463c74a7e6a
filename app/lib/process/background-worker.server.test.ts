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
  step?: () => boolean | Promise<boolean>,
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
