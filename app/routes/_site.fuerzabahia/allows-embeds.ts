/**
 * False for visitors who ask not to be tracked (Do-Not-Track, Global Privacy Control) or to save
 * data: networks get no request from them (ANA-05).
 */
export function allowsEmbeds({ navigator }: { navigator: object }): boolean {
  const signals: Signals = navigator
  return (
    signals.doNotTrack !== '1' &&
    signals.globalPrivacyControl !== true &&
    signals.connection?.saveData !== true
  )
}

/** Not every browser has all of these, and the types of the DOM know only some. */
interface Signals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean }
}
