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

test.each(['notice', 'ask'] as const)('ANA-05 the words go with mode %s', (consentMode) => {
  expect(consentFrom({ ...privacy, consentMode })).toEqual({ mode: consentMode, words })
})

test('ANA-05 without a notice its words stay at home', () => {
  expect(consentFrom({ ...privacy, consentMode: 'off' })).toEqual({ mode: 'off', words: null })
})

test('ANA-05 CMS-08 settings that are missing ask first', () => {
  expect(consentFrom(privacy)).toEqual({ mode: 'ask', words })
  expect(consentFrom({ ...privacy, words: null })).toEqual({ mode: 'ask', words: null })
  expect(consentFrom(null)).toEqual({ mode: 'ask', words: null })
})
