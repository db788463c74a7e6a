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

test('has the words of a notice, and asks without settings (ANA-05, CMS-08)', () => {
  expect(consentFrom({ ...privacy, consentMode: 'notice' })).toEqual({ mode: 'notice', words })
  expect(consentFrom({ ...privacy, consentMode: 'off' })).toEqual({ mode: 'off', words: null })
  expect(consentFrom(privacy)).toEqual({ mode: 'ask', words })
  expect(consentFrom(null)).toEqual({ mode: 'ask', words: null })
})
