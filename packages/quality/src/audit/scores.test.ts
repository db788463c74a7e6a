import { expect, test } from 'vitest'
import { formatScores, listLowScores, medianScores } from './scores'

const page = { path: '/', isListed: true }

function createRun(performance: number, lcp: number) {
  const scores = { performance, accessibility: 1, 'best-practices': 1, seo: 1 }
  const times = {
    'largest-contentful-paint': lcp,
    'total-blocking-time': 4,
    'cumulative-layout-shift': 0,
  }
  return {
    categories: Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, { score }])),
    audits: Object.fromEntries(
      Object.entries(times).map(([id, numericValue]) => [id, { numericValue }]),
    ),
  }
}
const bare = medianScores({ path: 'Bare page', isListed: false }, [createRun(1, 900)])
const runs = [createRun(0.95, 900), createRun(1, 2_000), createRun(0.985, 1_130)]

test('shows the median of each figure over several runs (FAST-02)', () => {
  const scores = medianScores(page, runs)
  expect(formatScores([scores])[1]).toEqual([
    ...['`/`', '99', '100', '100', '100', '1.13 s', '4 ms', '0.000'],
  ])
  expect(listLowScores(bare, [scores])).toEqual([])
})

test('compares with a bare page of the same run (FAST-02)', () => {
  const slow = medianScores(page, [createRun(0.96, 1_900)])
  expect(listLowScores(bare, [slow])).toEqual([
    '/: Performance is 96, below 97',
    '/: LCP is 1.90 s, above 1.80 s',
  ])
  const slower = medianScores(page, [createRun(0.98, 1_000)])
  expect(listLowScores(slower, [slow])).toEqual([])
})

test('shows and judges no SEO score of unlisted pages (FAST-02)', () => {
  const scores = medianScores({ path: '/galeria', isListed: false }, runs)
  expect(formatScores([scores])[1]?.[4]).toBe('–')
  expect(listLowScores(bare, [scores])).toEqual([])
})
