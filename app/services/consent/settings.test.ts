import { expect, test } from 'vitest'
import { consentFrom } from './settings'

const words = {
  consentText: null,
  acceptLabel: 'Sí',
  rejectLabel: 'No',
  dismissLabel: 'Bueno',
  reopenLabel: 'Otra vez',
  accessibleLabel: 'Aviso',
  allowedText: null,
  refusedText: null,
  signalText: null,
}
const privacy = { consentMode: null, words, excludeContactData: null, recorderIdentity: null }

test.each(['notice', 'ask'] as const)('includes the words in mode %s (ANA-05)', (consentMode) => {
  expect(consentFrom({ ...privacy, consentMode })).toEqual({ mode: consentMode, words })
})

test('leaves out the words without a notice (ANA-05)', () => {
  expect(consentFrom({ ...privacy, consentMode: 'off' })).toEqual({ mode: 'off', words: null })
})

test('asks when settings are missing (ANA-05, CMS-08)', () => {
  expect(consentFrom(privacy)).toEqual({ mode: 'ask', words })
  expect(consentFrom({ ...privacy, words: null })).toEqual({ mode: 'ask', words: null })
  expect(consentFrom(null)).toEqual({ mode: 'ask', words: null })
})
