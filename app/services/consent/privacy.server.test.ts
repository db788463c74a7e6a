import { expect, test } from 'vitest'
import type { Content } from '~/sanity/content.server'
import { recordContentUse } from '~/sanity/content-use.server'
import { privacyFor } from './privacy.server'
import { consentFrom, type Privacy } from './settings'

test('uses the strictest settings when they are unreadable (ANA-05)', async () => {
  const load = () => Promise.reject(new Error('no dataset'))
  const unreadable: Content<Privacy | null> = { name: 'privacy', load, loadWith: load }
  const request = new Request('http://localhost/')
  const { result, use } = await recordContentUse(() => privacyFor(request, unreadable))
  expect(result?.excludeContactData).toBe(true)
  expect(consentFrom(result)).toEqual({ mode: 'ask', words: null })
  expect(use.isComplete, 'the page cache may store the page').toBe(false)
})
