import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createTurns } from './turns'

test('work is done later, in its order', async () => {
  const later = createTurns()
  const done: number[] = []
  for (const n of [1, 2, 3]) later(() => done.push(n))
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]))
  later(() => done.push(4))
  await vi.waitFor(() => expect(done).toHaveLength(4))
})

test('between long pieces others have their turn', async () => {
  const later = createTurns()
  const done: string[] = []
  const long = () => {
    const end = performance.now() + 30
    while (performance.now() < end);
    done.push('long')
  }
  later(long)
  later(long)
  await nextRound()
  await nextRound()
  done.push('other')
  await vi.waitFor(() => expect(done).toEqual(['long', 'other', 'long']))
})
