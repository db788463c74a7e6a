import { expect, test } from 'vitest'
import { medianScores, lowScores, type PageScores, formatScores } from './scores'

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

test('returns the median of each figure independently (FAST-02)', () => {
  const slow = { ...scores, performance: 95, lcp: 2_000, tbt: 80 }
  const fast = { ...scores, performance: 100, lcp: 900, tbt: 8 }
  expect(medianScores([slow, scores, fast])).toEqual({ ...scores, tbt: 8 })
  expect(medianScores([scores, fast])).toMatchObject({ performance: 99.5, lcp: 1_015 })
})

test('names each score below its minimum (FAST-02)', () => {
  const pages = [scores, { ...scores, path: '/galeria', performance: 98.5, seo: undefined }]
  expect(lowScores(pages)).toEqual(['/galeria: performance is 98.5, below 99'])
})

test('prints a table without SEO scores of unlisted pages (FAST-02)', () => {
  expect(formatScores([{ ...scores, seo: undefined }])).toBe(
    [
      '| Page | Performance | Accessibility | Best practices | SEO |    LCP |  TBT |   CLS | Transferred |',
      '| ---- | ----------: | ------------: | -------------: | --: | -----: | ---: | ----: | ----------: |',
      '| `/`  |          99 |           100 |            100 |   – | 1.13 s | 4 ms | 0.000 |       98 kB |',
    ].join('\n'),
  )
})
