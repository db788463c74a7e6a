/** Privacy signals of a browser, which the DOM types lack. */
interface Signals {
  doNotTrack?: unknown
  globalPrivacyControl?: unknown
}

interface Browser extends Pick<Signals, 'doNotTrack'> {
  navigator: object
}

/** True when the browser sends Do-Not-Track, in any form, or Global Privacy Control (ANA-05). */
export function asksNotToBeTracked(browser: Browser = window): boolean {
  const signals: Signals = browser.navigator
  return (
    signals.globalPrivacyControl === true ||
    [signals.doNotTrack, browser.doNotTrack].some((asked) => asked === '1' || asked === 'yes')
  )
}
