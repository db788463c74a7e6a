// The library's own declarations of its parts leave out what they export.

declare module 'mixpanel-browser/src/loaders/loader-module-core' {
  import type { OverridedMixpanel } from 'mixpanel-browser'
  const mixpanel: OverridedMixpanel
  export default mixpanel
}

/** Run for its effect: the library finds the recorder that it leaves behind. */
declare module 'mixpanel-browser/dist/mixpanel-recorder.min.js' {
  const nothing: undefined
  export default nothing
}
