import type { PrivacyQueryResult } from '~/sanity/types.generated'
import { type ConsentMode, modeOf } from './rules'

type PrivacySettings = NonNullable<PrivacyQueryResult>

/** The dataset's settings of how visits are measured and third parties treated. */
export interface Privacy extends Omit<PrivacySettings, 'words'> {
  /** The notice's. */
  words: PrivacySettings['words'] | null
}

/** What pages need to know about the use of third parties (ANA-05). */
export interface ConsentSettings {
  mode: ConsentMode
  /** The notice's; none where no notice shows. */
  words: Privacy['words']
}

/** What the settings say to pages; without any, third parties wait for a yes (ANA-05). */
export function consentFrom(privacy: Privacy | null): ConsentSettings {
  const mode = modeOf(privacy?.consentMode)
  return { mode, words: mode === 'off' || privacy === null ? null : privacy.words }
}
