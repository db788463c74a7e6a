import type { EventProperties } from './events'

/** What the browser says of itself (ANA-02, ANA-04). */
export function deviceTraits(): Pick<
  EventProperties['App Loaded'],
  'userAgent' | 'screenResolution' | 'timezone'
> {
  return {
    userAgent: navigator.userAgent,
    screenResolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The load analytics payload: what 'App Loaded' carries (ANA-02). */
export function appLoaded(): EventProperties['App Loaded'] {
  return {
    ...deviceTraits(),
    language: navigator.language,
    // What would replace it exists in one family of browsers only.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    platform: navigator.platform,
    timestamp: new Date().toISOString(),
  }
}
