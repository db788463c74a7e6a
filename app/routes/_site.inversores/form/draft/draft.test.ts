import { afterEach, expect, test, vi } from 'vitest'
import { validForm } from '~/testing/investor-requests/valid-form'
import { type Draft, parseDraft, serializeDraft, newDraft } from './draft'

const NOW = 1_760_000_000_000

afterEach(() => vi.unstubAllGlobals())

const draft: Draft = {
  key: '3f0e1c9a-6a53-4c6e-9d0e-111111111111',
  typed: { ...validForm, user_currency: 'ARS', user_message: 'Hola\n¿cómo están?' },
}

test.each([
  null,
  '',
  'text',
  JSON.stringify(draft),
  `${NOW}\n`,
  `${NOW}\n{"key": "k"}`,
  `${NOW}\n${JSON.stringify({ ...draft, typed: { ...draft.typed, user_name: 7 } })}`,
  serializeDraft(draft, NOW + 1),
])('reads no draft from %j (FORM-07)', (text) => {
  expect(parseDraft(text, NOW)).toBeUndefined()
})

test('each new draft has its own key; none without a secure origin (FORM-08)', () => {
  expect(newDraft().key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  expect(newDraft().key).not.toBe(newDraft().key)
  vi.stubGlobal('crypto', {})
  expect(newDraft().key).toBe('')
})
