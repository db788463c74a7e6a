import type { EventProperties } from './events'

/** The browser's description of itself (ANA-02, ANA-04). */
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

/** The properties of 'App Loaded' (ANA-02). */
export function appLoaded(): EventProperties['App Loaded'] {
  return {
    ...deviceTraits(),
    language: navigator.language,
    // Its replacement exists only in Chromium.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    platform: navigator.platform,
    timestamp: new Date().toISOString(),
  }
}
