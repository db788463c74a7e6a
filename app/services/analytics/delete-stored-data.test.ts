import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '~/testing/stub-storage'
import { deleteAnalyticsData } from './delete-stored-data'

afterEach(() => vi.unstubAllGlobals())

test('deletes the data of the library on this device (ANA-05)', () => {
  const stored = stubStorage('localStorage')
  for (const name of ['__mpq_token_ev', '__mpq_token_pp', 'consent']) stored.set(name, 'a text')
  const deleteDatabase = vi.fn()
  const page = { cookie: '' }
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.stubGlobal('document', page)

  deleteAnalyticsData('token')
  expect([...stored.keys()]).toEqual(['consent'])
  expect(page.cookie).toBe('mp_token_mixpanel=; Max-Age=0; Path=/')
  expect(deleteDatabase.mock.calls).toEqual([['mixpanelBrowserDb'], ['mixpanelFlagsDb']])
})
