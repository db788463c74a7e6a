import { expect, test } from 'vitest'
import { savesData } from './visitor-preferences'

test('detects the setting to save data; browsers without it do not save (SOS-02)', () => {
  expect(savesData({ navigator: {} })).toBe(false)
  expect(savesData({ navigator: { connection: {} } })).toBe(false)
  expect(savesData({ navigator: { connection: { saveData: true } } })).toBe(true)
})
