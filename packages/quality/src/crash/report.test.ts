import { expect, test } from 'vitest'
import { type CrashResult, listErrors, listFailures, listTotals } from './report'

const failure = {
  name: 'site killed',
  times: 2,
  backMs: 1_240,
  requests: 90,
  failed: 3,
  wrong: [],
  publishes: 7,
  submissions: 4,
}
const errors = {
  unanswered: [],
  lost: [],
  duplicated: [],
  unknown: [],
  notMailed: [],
  mailedAgain: [],
  notShownAsSent: [],
}
const passed: CrashResult = {
  failures: [failure],
  visits: [],
  requests: { errors, documents: 4, messages: 5, mailedTwice: 1 },
  publishes: { lost: 0, doubled: 0 },
}

test('passes when pages fail, but nothing is lost, doubled or wrong (OPS-01)', () => {
  expect(listErrors(passed)).toEqual([])
  expect(listFailures(passed)[1]).toEqual(['site killed', '2', '90', '3', '0', '7', '4', '1.2 s'])
  expect(listTotals(passed)).toContainEqual(['e-mails', '5'])
})

test.each<[string, CrashResult, string]>([
  [
    'a wrong page',
    { ...passed, failures: [{ ...failure, wrong: ['/ incomplete'] }] },
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
  expect(listErrors(result)).toEqual([line])
})
