import { expect, test } from 'vitest'
import { asksNotToBeTracked } from './privacy-signals'

test.each([
  ['nothing', { navigator: {} }, false],
  ['Do-Not-Track turned off', { navigator: { doNotTrack: '0' } }, false],
  ['Do-Not-Track', { navigator: { doNotTrack: '1' } }, true],
  ['Do-Not-Track as old Firefox spells it', { navigator: { doNotTrack: 'yes' } }, true],
  ['Do-Not-Track as Safari says it', { navigator: {}, doNotTrack: '1' }, true],
  ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }, true],
  [
    'Global Privacy Control beside no Do-Not-Track',
    { navigator: { doNotTrack: '0', globalPrivacyControl: true } },
    true,
  ],
])('reads %s: %o as %s (ANA-05)', (_, browser, asks) =>
  expect(asksNotToBeTracked(browser)).toBe(asks),
)
