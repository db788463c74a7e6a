import type { PrivacyQueryResult } from '~/sanity/types.generated'
import { type ConsentMode, toConsentMode } from './rules'

type PrivacySettings = NonNullable<PrivacyQueryResult>

/** The dataset's settings for analytics and third parties. */
export interface Privacy extends Omit<PrivacySettings, 'words'> {
  words: PrivacySettings['words'] | null
}

/** What pages need to know of these settings (ANA-05). */
export interface ConsentSettings {
  mode: ConsentMode
  /** The words of the notice; null when no notice shows. */
  words: Privacy['words']
}

/** In emergency mode third parties load only on request (EMER-01). */
export const onRequestOnly: ConsentSettings = { mode: 'never', words: null }

/** Without settings, third parties need consent (ANA-05). */
export function consentFrom(privacy: Privacy | null): ConsentSettings {
  const mode = toConsentMode(privacy?.consentMode)
  return { mode, words: mode === 'off' || privacy === null ? null : privacy.words }
}
