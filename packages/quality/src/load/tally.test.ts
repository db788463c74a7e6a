import { expect, test } from 'vitest'
import { countAnswer, createTally, listErrors, listTallies } from './tally'

test('counts answers, early rejections and failures (OPS-01)', () => {
  const tally = createTally('pages', false)
  countAnswer(tally, 200, false, 12)
  countAnswer(tally, 503, true, 12)
  countAnswer(tally, 503, false, 12)
  countAnswer(tally, 500, true, 12)
  expect(listTallies([tally])[1]).toEqual(['pages', '1', '1', '2', '12 ms', '12 ms'])
  expect(listErrors([tally])).toEqual(['pages: 2 failed'])
})

test('reports rejections of what must succeed, and kinds without an answer (OPS-01)', () => {
  const health = createTally('health', true)
  countAnswer(health, 503, true, 1)
  expect(listErrors([health])).toEqual(['health: 1 were rejected', 'health: none was answered'])
})
