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

test.each([
  [
    { ...privacy, consentMode: 'notice' as const },
    { mode: 'notice', words },
  ],
  [
    { ...privacy, consentMode: 'off' as const },
    { mode: 'off', words: null },
  ],
  [privacy, { mode: 'ask', words }],
  [
    { ...privacy, words: null },
    { mode: 'ask', words: null },
  ],
  [null, { mode: 'ask', words: null }],
])('has the words of a notice, and asks without settings: %# (ANA-05, CMS-08)', (stored, shown) => {
  expect(consentFrom(stored)).toEqual(shown)
})
