import { expect, test } from 'vitest'
import { readRetryAfterMs } from './retry-after.server'

const refusal = (statusCode: number, headers: object) => ({ statusCode, response: { headers } })

test.each<[string, unknown, number]>([
  ['the seconds of a rate limit', refusal(429, { 'retry-after': '7' }), 7_000],
  ['a used-up plan', refusal(402, { 'retry-after': '30' }), 30_000],
  ['a minute at most', refusal(402, { 'retry-after': '86400' }), 60_000],
  ['a minute for a used-up plan that names no time', refusal(402, {}), 60_000],
  ['nothing for a rate limit that names no time', refusal(429, {}), 0],
  ['nothing for a date', refusal(429, { 'retry-after': 'Mon, 23 Nov 2026 18:00:00 GMT' }), 0],
  ['nothing for other errors', refusal(500, { 'retry-after': '7' }), 0],
  ['nothing without a response', new Error('connect ECONNREFUSED'), 0],
])('waits for %s (OPS-02)', (_name, error, expected) => {
  expect(readRetryAfterMs(error)).toBe(expected)
})
