import type { ConsentQueryResult } from '~/sanity/types.generated'
import { type ConsentMode, modeOf } from './rules'

/** What pages need to know about the use of third parties (ANA-05). */
export interface ConsentSettings {
  mode: ConsentMode
  /** The notice's; none where no notice shows. */
  words: ConsentQueryResult
}

/**
 * The settings as the dataset has them. Settings that cannot be read cost nobody the page: nothing
 * is used without a yes then, and as there are no words nobody is asked for one.
 */
export async function settingsFrom(reading: Promise<ConsentQueryResult>): Promise<ConsentSettings> {
  try {
    const words = await reading
    const mode = modeOf(words?.consentMode)
    return { mode, words: mode === 'off' ? null : words }
  } catch {
    // Whoever reads has already logged why.
    return { mode: 'ask', words: null }
  }
}
