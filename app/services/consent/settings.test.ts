import { expect, test } from 'vitest'
import { settingsFrom } from './settings'

const words = {
  consentMode: null,
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

test.each(['notice', 'ask'] as const)('ANA-05 the words go with mode %s', async (consentMode) => {
  const read = { ...words, consentMode }
  expect(await settingsFrom(Promise.resolve(read))).toEqual({ mode: consentMode, words: read })
})

test('ANA-05 without a notice its words stay at home', async () => {
  const read = { ...words, consentMode: 'off' as const }
  expect(await settingsFrom(Promise.resolve(read))).toEqual({ mode: 'off', words: null })
})

test('ANA-05 settings that are missing ask first, and what cannot be read loads nothing', async () => {
  expect(await settingsFrom(Promise.resolve(words))).toEqual({ mode: 'ask', words })
  expect(await settingsFrom(Promise.resolve(null))).toEqual({ mode: 'ask', words: null })
  const failed = Promise.reject(new Error('503'))
  expect(await settingsFrom(failed)).toEqual({ mode: 'ask', words: null })
})
