import { afterEach, expect, test, vi } from 'vitest'
import { eraseAnalytics } from './erase'

afterEach(() => vi.unstubAllGlobals())

test('ANA-05 nothing of the library is left on the device of who said no', () => {
  const kept = new Map([
    ['__mpq_token_ev', 'name and e-mail of a request'],
    ['__mpq_token_pp', ''],
    ['consent', 'rejected'],
  ])
  const deleteDatabase = vi.fn()
  const page = { cookie: '' }
  vi.stubGlobal('localStorage', { removeItem: (name: string) => kept.delete(name) })
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.stubGlobal('document', page)

  eraseAnalytics('token')
  expect([...kept.keys()]).toEqual(['consent'])
  expect(page.cookie).toBe('mp_token_mixpanel=; Max-Age=0; Path=/')
  expect(deleteDatabase.mock.calls).toEqual([['mixpanelBrowserDb'], ['mixpanelFlagsDb']])
})
