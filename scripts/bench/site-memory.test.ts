import { expect, test } from 'vitest'
import { memoryLines } from './site-memory'

test('sums processes of one name and all processes of a moment (FAST-02)', () => {
  const process = (name: string, pid: number) => ({ name, pid, rss: 50e6, pss: 30e6 })
  const idle = [process('lake', 1), process('site', 2)]
  const moments = [
    { moment: 'Idle', processes: idle },
    { moment: 'Loaded', processes: [...idle, process('evaluator', 3), process('evaluator', 4)] },
  ]
  expect(memoryLines(moments)).toEqual([
    ['Process', 'Idle', 'Loaded'],
    ['`lake`', '50 · 30 MB', '50 · 30 MB'],
    ['`site`', '50 · 30 MB', '50 · 30 MB'],
    ['`evaluator`', '', '100 · 60 MB'],
    ['In all', '100 · 60 MB', '200 · 120 MB'],
  ])
})
