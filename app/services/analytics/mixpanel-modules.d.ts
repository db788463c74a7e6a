// The library's declarations of these modules lack their exports.

declare module 'mixpanel-browser/src/loaders/loader-module-core' {
  import type { OverridedMixpanel } from 'mixpanel-browser'
  const mixpanel: OverridedMixpanel
  export default mixpanel
}

/** A side-effect import: it registers the recorder for the library. */
declare module 'mixpanel-browser/dist/mixpanel-recorder.min.js' {
  const nothing: undefined
  export default nothing
}
