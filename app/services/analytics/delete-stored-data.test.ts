import { afterEach, expect, test, vi } from 'vitest'
import { deleteAnalyticsData } from './delete-stored-data'

afterEach(() => vi.unstubAllGlobals())

test('deletes the data of the library on this device (ANA-05)', () => {
  const stored = new Map([
    ['__mpq_token_ev', 'name and e-mail of a request'],
    ['__mpq_token_pp', ''],
    ['consent', 'rejected'],
  ])
  const deleteDatabase = vi.fn()
  const page = { cookie: '' }
  vi.stubGlobal('localStorage', { removeItem: (name: string) => stored.delete(name) })
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.stubGlobal('document', page)

  deleteAnalyticsData('token')
  expect([...stored.keys()]).toEqual(['consent'])
  expect(page.cookie).toBe('mp_token_mixpanel=; Max-Age=0; Path=/')
  expect(deleteDatabase.mock.calls).toEqual([['mixpanelBrowserDb'], ['mixpanelFlagsDb']])
})
