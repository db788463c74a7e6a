import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { startLoop } from './loop.server'
import { createTestClock, type TestClock } from './test-clock'

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** A loop over `pieces` of work, each due at once; `step` may be replaced. */
function loopOver(pieces: number, due?: () => number | undefined, step?: () => boolean) {
  const done: number[] = []
  const work = () => {
    if (done.length === pieces) return false
    done.push(clock.now())
    return true
  }
  const loop = startLoop({
    name: 'the work',
    step: step ?? work,
    nextAt: due ?? (() => undefined),
    clock,
    log: createLog((line) => lines.push(line)),
  })
  onTestFinished(() => loop.stop())
  return { loop, done, add: () => (pieces += 1) }
}

describe('FORM-08 work in the background', () => {
  test('is done at once, piece after piece', async () => {
    const { done } = loopOver(3)
    await clock.pass(0)
    expect(done).toHaveLength(3)
  })

  test('goes on when it is woken, and when the next piece is due', async () => {
    const start = clock.now()
    const { loop, done, add } = loopOver(0, () => start + 500)
    await clock.pass(10)
    add()
    loop.wake()
    await clock.pass(0)
    add()
    await clock.pass(489)
    expect(done).toEqual([start + 10])
    await clock.pass(1)
    expect(done).toEqual([start + 10, start + 500])
  })

  test('that somebody else has left behind is found within a minute', async () => {
    const { done, add } = loopOver(0)
    await clock.pass(0)
    add()
    await clock.pass(60_000)
    expect(done).toHaveLength(1)
  })

  test('that fails is tried again, and the log says so once, and when it goes on', async () => {
    let fails = true
    loopOver(0, undefined, () => {
      if (fails) throw Object.assign(new Error('of Ana'), { code: 'SQLITE_BUSY' })
      return false
    })
    await clock.pass(12_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/"reason":"SQLITE_BUSY".*"the work is held up"/)
    fails = false
    await clock.pass(5_000)
    expect(lines[1]).toContain('the work goes on')
  })

  test('ends when it is stopped, after the piece under way', async () => {
    let finish: () => void = () => undefined
    let begun = 0
    const loop = startLoop({
      name: 'the work',
      step: async () => {
        begun += 1
        await new Promise<void>((resolve) => (finish = resolve))
        return true
      },
      nextAt: () => undefined,
      clock,
      log: createLog(() => undefined),
    })
    let isStopped = false
    const stopping = loop.stop().then(() => (isStopped = true))
    loop.wake()
    await clock.pass(0)
    expect(isStopped).toBe(false)
    finish()
    await stopping
    await clock.pass(120_000)
    expect(begun).toBe(1)
  })
})
