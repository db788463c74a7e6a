import { expect, test } from 'vitest'
import { thirdPartiesFrom } from './third-parties.server'

const mixpanel = { token: 'a-token', origin: 'https://a.example', flags: true, recordPercent: 5 }
const recorder = { appId: 'team/site', origin: undefined }
const privacy = {
  consentMode: null,
  words: null,
  excludeContactData: true,
  recorderIdentity: 'web',
}

test('ANA-05 what has no key is not used', () => {
  const none = thirdPartiesFrom({ mixpanel: undefined, recorder: undefined }, privacy)
  expect(none).toEqual({})
})

test('ANA-03 ANA-04 the dataset says what is left out, and under which name visits are filed', () => {
  const used = thirdPartiesFrom({ mixpanel, recorder }, privacy)
  const { token, flags, recordPercent } = mixpanel
  expect(used.mixpanel).toEqual({ token, flags, recordPercent, excludeContactData: true })
  expect(used.recorder).toEqual({ ...recorder, identity: 'web' })
})

test('CMS-08 ANA-03 a dataset that says nothing of it leaves nothing out', () => {
  for (const silent of [null, { ...privacy, excludeContactData: null }]) {
    const used = thirdPartiesFrom({ mixpanel, recorder }, silent)
    expect(used.mixpanel?.excludeContactData).toBe(false)
  }
})
