import { expect, test, vi } from 'vitest'
import { consentFrom } from '~/services/consent/settings'
import { privacyFor } from './privacy.server'

const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./content.server', () => ({ defineContent: () => ({ load }) }))

const request = new Request('http://localhost/')

test('ANA-05 settings that cannot be read cost nobody the page, ask nobody and give nothing away', async () => {
  load.mockRejectedValue(new Response(null, { status: 503 }))
  const privacy = await privacyFor(request)
  expect(privacy?.excludeContactData).toBe(true)
  expect(consentFrom(privacy)).toEqual({ mode: 'ask', words: null })
})

test('ANA-05 settings are those of the dataset, and none where it has none', async () => {
  load.mockResolvedValue(null)
  expect(await privacyFor(request)).toBeNull()
})
