/**
 * Together with cookie-names.ts, everything that pages store in browsers. The privacy policy
 * explains each name, which privacy-page.test.ts checks; consent.spec.ts checks that pages store
 * nothing else.
 */

/** Names in local storage. Analytics and recorder add names of their own after consent. */
export const deviceNames = {
  consent: 'consent',
  investorDraft: 'investor-form-draft',
  recorded: 'analyticsRecorded',
} as const

/** Names in session storage, until the tab closes; FORM-07 names those of the sender. */
export const tabNames = {
  /** Scroll position of each page, which Remix stores. */
  scroll: 'positions',
  internalTest: 'internalTest',
  appLoaded: 'appLoaded',
  recorded: 'analyticsRecorded',
  formSubmitted: 'formSubmitted',
  email: 'email',
  phone: 'phone',
  name: 'name',
} as const
