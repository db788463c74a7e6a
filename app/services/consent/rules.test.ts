import { describe, expect, test } from 'vitest'
import { isNoticeDue, isRefused, isUseAllowed, toConsentMode } from './rules'

const yes = true
const no = false

describe('each mode with each answer (ANA-05)', () => {
  test.each([
    // mode, answer, may be used, the notice shows by itself
    ['off', undefined, yes, no],
    ['off', 'accepted', yes, no],
    ['off', 'dismissed', yes, no],
    ['off', 'rejected', no, no],
    ['notice', undefined, yes, yes],
    ['notice', 'accepted', yes, no],
    ['notice', 'dismissed', yes, no],
    ['notice', 'rejected', no, no],
    ['ask', undefined, no, yes],
    ['ask', 'accepted', yes, no],
    ['ask', 'dismissed', no, yes],
    ['ask', 'rejected', no, no],
    ['never', undefined, no, no],
    ['never', 'accepted', no, no],
    ['never', 'dismissed', no, no],
    ['never', 'rejected', no, no],
  ] as const)('%s and %s: used %s, notice %s', (mode, answer, used, due) => {
    const visit = { mode, answer, signalled: false }
    expect(isUseAllowed(visit)).toBe(used)
    expect(isRefused(visit)).toBe(answer === 'rejected')
    expect(isNoticeDue(visit)).toBe(due)

    const signalled = { mode, answer, signalled: true }
    expect(isUseAllowed(signalled)).toBe(false)
    expect(isRefused(signalled)).toBe(true)
    expect(isNoticeDue(signalled)).toBe(false)
  })
})

test('asks when the mode is missing or unknown (ANA-05)', () => {
  expect(toConsentMode('off')).toBe('off')
  expect(toConsentMode('notice')).toBe('notice')
  for (const setting of ['ask', 'never', 'otra', '', null, undefined])
    expect(toConsentMode(setting)).toBe('ask')
})
