/** What a browser may say for its visitor; the types of the DOM know little of it. */
interface Signals {
  doNotTrack?: unknown
  globalPrivacyControl?: unknown
}

interface Browser extends Pick<Signals, 'doNotTrack'> {
  navigator: object
}

/**
 * True for visitors whose browser asks that they not be tracked: Do-Not-Track in any of its
 * spellings, or Global Privacy Control (ANA-05).
 */
export function asksNotToBeTracked(browser: Browser = window): boolean {
  const signals: Signals = browser.navigator
  return (
    signals.globalPrivacyControl === true ||
    [signals.doNotTrack, browser.doNotTrack].some((asked) => asked === '1' || asked === 'yes')
  )
}
