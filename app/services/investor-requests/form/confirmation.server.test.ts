import { expect, test, vi } from 'vitest'
import { createFormStamp } from '~/lib/forms/form-stamp.server'

const secret = 'a-token-of-thirty-two-letters-or-more'
vi.stubEnv('SANITY_PROJECT_ID', '')
vi.stubEnv('LAKE_ADMIN_TOKEN', secret)
const { confirmedPath, isConfirmed, canBeConfirmed } = await import('./confirmation.server')

const NOW = 1_700_000_000_000
const TEN_MINUTES_MS = 600_000
const { pathname, search } = new URL(confirmedPath(NOW), 'https://site.example')

test('confirms a stored request for ten minutes (TY-01)', () => {
  expect(pathname).toBe('/thankYou')
  expect(isConfirmed(search, NOW)).toBe(true)
  expect(isConfirmed(search, NOW + TEN_MINUTES_MS)).toBe(true)
  expect(isConfirmed(search, NOW + TEN_MINUTES_MS + 1)).toBe(false)
})

test.each([
  '',
  '?recibido=',
  '?recibido=lx0.abc',
  `?recibido=${createFormStamp(secret, NOW)}`,
  '?x=1',
])('does not confirm %j, even with the stamp of a form (TY-01)', (query) =>
  expect(isConfirmed(query, NOW)).toBe(false),
)

test('detects the pages that the cache must not share (TY-01, FAST-01)', () => {
  expect(canBeConfirmed(pathname, search)).toBe(true)
  expect(canBeConfirmed(pathname, '?utm_source=tv')).toBe(false)
  expect(canBeConfirmed('/inversores', search)).toBe(false)
})
