import { expect, test } from 'vitest'
import { medianScores, missedScores, type PageScores, scoresTable } from './scores'

const scores: PageScores = {
  path: '/',
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_130,
  tbt: 4,
  cls: 0,
  bytes: 98_400,
}

test('takes the median of each figure by itself (FAST-02)', () => {
  const slow = { ...scores, performance: 95, lcp: 2_000, tbt: 80 }
  const fast = { ...scores, performance: 100, lcp: 900, tbt: 8 }
  expect(medianScores([slow, scores, fast])).toEqual({ ...scores, tbt: 8 })
  expect(medianScores([scores, fast])).toMatchObject({ performance: 99.5, lcp: 1_015 })
})

test('names each score below the least it must reach (FAST-02)', () => {
  const pages = [scores, { ...scores, path: '/galeria', performance: 98.5, seo: undefined }]
  expect(missedScores(pages)).toEqual(['/galeria: performance is 98.5, below 99'])
})

test('prints the scores as a table with no SEO for pages kept from search engines (FAST-02)', () => {
  expect(scoresTable([{ ...scores, seo: undefined }])).toBe(
    [
      '| Page | Performance | Accessibility | Best practices | SEO |    LCP |  TBT |   CLS | Transferred |',
      '| ---- | ----------: | ------------: | -------------: | --: | -----: | ---: | ----: | ----------: |',
      '| `/`  |          99 |           100 |            100 |   – | 1.13 s | 4 ms | 0.000 |       98 kB |',
    ].join('\n'),
  )
})
