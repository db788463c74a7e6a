import { expect, test } from 'vitest'
import { thirdPartiesFrom } from './third-parties.server'

const mixpanel = { token: 'a-token', origin: 'https://a.example', recordPercent: 5 }
const recorder = { appId: 'team/site' }
const privacy = {
  consentMode: null,
  words: null,
  excludeContactData: true,
  recorderIdentity: 'web',
}

test('uses nothing without a key (ANA-05)', () => {
  const none = thirdPartiesFrom({ mixpanel: undefined, recorder: undefined }, privacy)
  expect(none).toEqual({})
})

test('reads exclusions and identity from the dataset (ANA-03, ANA-04)', () => {
  const used = thirdPartiesFrom({ mixpanel, recorder }, privacy)
  const { token, recordPercent } = mixpanel
  expect(used.mixpanel).toEqual({ token, recordPercent, excludeContactData: true })
  expect(used.recorder).toEqual({ ...recorder, identity: 'web' })
})

test('excludes nothing without settings (CMS-08, ANA-03)', () => {
  for (const silent of [null, { ...privacy, excludeContactData: null }]) {
    const used = thirdPartiesFrom({ mixpanel, recorder }, silent)
    expect(used.mixpanel?.excludeContactData).toBe(false)
  }
})
