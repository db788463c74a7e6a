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

test('reads exclusions and identity from the dataset (ANA-03, ANA-04, ANA-05)', () => {
  const used = thirdPartiesFrom({ mixpanel, recorder }, privacy)
  // Without a key a page loads nothing.
  expect(thirdPartiesFrom({ mixpanel: undefined, recorder: undefined }, privacy)).toEqual({})
  const { token, recordPercent } = mixpanel
  expect(used.mixpanel).toEqual({ token, recordPercent, excludeContactData: true })
  expect(used.recorder).toEqual({ ...recorder, identity: 'web' })
})
