import { expect, test } from 'vitest'
import { savesData } from './visitor-preferences'

test('detects the data saver; browsers without the setting do not save data (SOS-02)', () => {
  expect(savesData({ navigator: {} })).toBe(false)
  expect(savesData({ navigator: { connection: {} } })).toBe(false)
  expect(savesData({ navigator: { connection: { saveData: true } } })).toBe(true)
})
