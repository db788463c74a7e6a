import { expect, test } from 'vitest'
import { countAnswer, createTally, listProblems, tallyLines } from './tally'

const [found, busy, broken] = [
  { status: 200, hasRetryAfter: false },
  { status: 503, hasRetryAfter: true },
  { status: 503, hasRetryAfter: false },
]

test('counts answers, early rejections and failures (OPS-01)', () => {
  const tally = createTally('pages', false)
  for (const answer of [found, busy, broken, { ...broken, status: undefined }]) {
    countAnswer(tally, answer, 12)
  }
  expect(tallyLines([tally])[1]).toEqual(['pages', '1', '1', '2', '12 ms', '12 ms'])
  expect(listProblems([tally])).toEqual(['pages: 2 failed'])
})

test('reports rejections of what must succeed, and kinds without an answer (OPS-01)', () => {
  const health = createTally('health', true)
  countAnswer(health, busy, 1)
  expect(listProblems([health])).toEqual(['health: 1 were rejected', 'health: none was answered'])
})
