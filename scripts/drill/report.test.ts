import { expect, test } from 'vitest'
import { createRandom } from './random'
import { type DrillResult, formatFaults, formatTotals, hasPassed, listErrors } from './report'

const fault = {
  ...{ name: 'site killed', times: 2, backMs: 1_240, requests: 90, failed: 3 },
  ...{ wrong: [], publishes: 7, submissions: 4 },
}
const errors = {
  ...{ unanswered: [], lost: [], duplicated: [], unknown: [] },
  ...{ notMailed: [], mailedAgain: [], notShownAsSent: [] },
}
const passed: DrillResult = {
  faults: [fault],
  visits: [],
  requests: { errors, documents: 4, messages: 5, mailedTwice: 1 },
  publishes: { lost: 0, doubled: 0 },
}

test('passes when pages fail, but nothing is lost, doubled or wrong (OPS-01)', () => {
  expect(hasPassed(passed)).toBe(true)
  expect(listErrors(passed)).toEqual([])
  expect(formatFaults([passed]).split('\n').at(-1)).toMatch(
    /^\| site killed \| +2 \| +90 \| +3 \| +0 \| +7 \| +4 \| +1\.2 s \|$/,
  )
  expect(formatTotals([passed, passed])).toMatch(/\| e-mails +\| +10 \|/)
})

test.each<[string, DrillResult, string]>([
  [
    'a wrong page',
    { ...passed, faults: [{ ...fault, wrong: ['/ incomplete'] }] },
    'site killed: / incomplete',
  ],
  [
    'a lost request',
    { ...passed, requests: { ...passed.requests, errors: { ...errors, lost: ['Ana'] } } },
    'lost: Ana',
  ],
  ['a lost publish', { ...passed, publishes: { lost: 1, doubled: 0 } }, '1 publishes lost'],
  ['a doubled publish', { ...passed, publishes: { lost: 0, doubled: 2 } }, '2 publishes doubled'],
])('fails after %s (OPS-01)', (_name, result, line) => {
  expect(hasPassed(result)).toBe(false)
  expect(listErrors(result)).toContain(line)
})

test('a seed repeats the points in time', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 50 }, () => random.between(300, 3_000))
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(8)).not.toEqual(draw(7))
  expect(Math.min(...draw(7))).toBeGreaterThanOrEqual(300)
  expect(Math.max(...draw(7))).toBeLessThanOrEqual(3_000)
})
