import { expect, test } from 'vitest'
import type { Content } from '~/sanity/content.server'
import { recordContentUse } from '~/sanity/content-use.server'
import { privacyFor } from './privacy.server'
import { consentFrom, type Privacy } from './settings'

const request = new Request('http://localhost/')

const getContent = (load: () => Promise<Privacy | null>): Content<Privacy | null> => ({
  name: 'privacy',
  load,
  loadWith: load,
})

test('uses the strictest settings when they are unreadable (ANA-05)', async () => {
  const unreadable = getContent(() => Promise.reject(new Error('no dataset')))
  const { result, use } = await recordContentUse(() => privacyFor(request, unreadable))
  expect(result?.excludeContactData).toBe(true)
  expect(consentFrom(result)).toEqual({ mode: 'ask', words: null })
  expect(use.isComplete, 'the page cache may store the page').toBe(false)
})

test('returns null without settings in the dataset (ANA-05)', async () => {
  expect(
    await privacyFor(
      request,
      getContent(() => Promise.resolve(null)),
    ),
  ).toBeNull()
})
