import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, draftIn, draftText, keepDraft, keptDraft, newDraft } from './draft'
import { DRAFT_NAME, eraseDraft, eraseOldDraft } from './kept-draft'

const DAY_MS = 86_400_000
const NOW = 1_760_000_000_000

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft: Draft = {
  key: '3f0e1c9a-6a53-4c6e-9d0e-111111111111',
  typed: {
    user_name: 'Ana Gómez',
    user_whatsapp: '+54 11 4000 0000',
    user_email: 'ana@correo.com',
    user_currency: 'ARS',
    user_message: 'Hola\n¿cómo están?',
  },
}

test('FORM-07 what was typed is found again as it was, with its key', () => {
  expect(keptDraft()).toBeUndefined()
  keepDraft(draft)
  expect(keptDraft()).toEqual(draft)
})

test('FORM-07 it is kept for a day after the last change, and then erased', () => {
  keepDraft(draft)
  vi.setSystemTime(NOW + DAY_MS - 1)
  eraseOldDraft()
  expect(keptDraft()).toEqual(draft)
  vi.setSystemTime(NOW + DAY_MS)
  expect(keptDraft()).toBeUndefined()
  eraseOldDraft()
  expect(kept.has(DRAFT_NAME)).toBe(false)
})

test('FORM-07 nothing of it stays after it has been sent', () => {
  keepDraft(draft)
  eraseDraft()
  expect(kept.size).toBe(0)
})

test.each([
  null,
  '',
  'text',
  JSON.stringify(draft),
  `${NOW}\n`,
  `${NOW}\n{"key": "k"}`,
  `${NOW}\n${JSON.stringify({ ...draft, typed: { ...draft.typed, user_name: 7 } })}`,
  draftText(draft, NOW + 1),
])('a text that holds no draft is none: %j', (text) => {
  expect(draftIn(text, NOW)).toBeUndefined()
})

test('FORM-08 each new draft has a key of its own; without a secure origin it has none', () => {
  expect(newDraft().key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  expect(newDraft().key).not.toBe(newDraft().key)
  vi.stubGlobal('crypto', {})
  expect(newDraft().key).toBe('')
})

test('FORM-01 an untouched form has dollars chosen', () => {
  expect(newDraft().typed).toEqual({
    user_name: '',
    user_whatsapp: '',
    user_email: '',
    user_currency: 'USD',
    user_message: '',
  })
})
