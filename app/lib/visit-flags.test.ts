import { expect, test } from 'vitest'
import { flagsIn, withFlags } from './visit-flags'

const none = { internalTest: false, fromInvestors: false }

test('RT-06 only the value true sets a flag', () => {
  expect(flagsIn('?internalTest=true&fromInvestors=true')).toEqual({
    internalTest: true,
    fromInvestors: true,
  })
  for (const search of ['', '?', '?internalTest', '?internalTest=1&fromInvestors=TRUE', '?x=true'])
    expect(flagsIn(search), search).toEqual(none)
})

test('RT-06 a flag that was set once stays set', () => {
  const visit = flagsIn('?fromInvestors=true')
  expect(withFlags(visit, none)).toBe(visit)
  expect(withFlags(visit, flagsIn('?internalTest=true'))).toEqual({
    internalTest: true,
    fromInvestors: true,
  })
})
