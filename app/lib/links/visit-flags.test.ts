import { expect, test } from 'vitest'
import { readVisitFlags, mergeVisitFlags } from './visit-flags'

const none = { internalTest: false, fromInvestors: false }

test('only the value true sets a flag (RT-06)', () => {
  expect(readVisitFlags('?internalTest=true&fromInvestors=true')).toEqual({
    internalTest: true,
    fromInvestors: true,
  })
  for (const search of ['', '?', '?internalTest', '?internalTest=1&fromInvestors=TRUE', '?x=true'])
    expect(readVisitFlags(search), search).toEqual(none)
})

test('a flag stays set for the visit (RT-06)', () => {
  const visit = readVisitFlags('?fromInvestors=true')
  expect(mergeVisitFlags(visit, none)).toBe(visit)
  expect(mergeVisitFlags(visit, readVisitFlags('?internalTest=true'))).toEqual({
    internalTest: true,
    fromInvestors: true,
  })
})
