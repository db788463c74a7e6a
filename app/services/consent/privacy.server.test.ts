import { expect, test, vi } from 'vitest'
import { consentFrom } from './settings'
import { privacyFor } from './privacy.server'

const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('~/sanity/content.server', () => ({ defineContent: () => ({ load }) }))

const request = new Request('http://localhost/')

test('uses the strictest settings when they are unreadable (ANA-05)', async () => {
  load.mockRejectedValue(new Response(null, { status: 503 }))
  const privacy = await privacyFor(request)
  expect(privacy?.excludeContactData).toBe(true)
  expect(consentFrom(privacy)).toEqual({ mode: 'ask', words: null })
})

test('returns null without settings in the dataset (ANA-05)', async () => {
  load.mockResolvedValue(null)
  expect(await privacyFor(request)).toBeNull()
})
