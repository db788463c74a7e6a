import type { Privacy } from './settings'
import { noteIncompletePage } from '~/sanity/content-use.server'
import type { Content } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'

/** Without readable settings nothing is used, because there are no words to ask with. */
const strictest: Privacy = {
  consentMode: 'ask',
  words: null,
  excludeContactData: true,
  recorderIdentity: null,
}

/**
 * Reads the settings for analytics and third parties; drafts in a preview (ANA-05). Unreadable
 * settings do not fail the page.
 * @returns null when the dataset has no settings
 */
export async function privacyFor(
  request: Request,
  settings: Content<Privacy | null>,
): Promise<Privacy | null> {
  try {
    return (await contentFor(request, settings)).result
  } catch {
    // The content store has logged the error.
    noteIncompletePage()
    return strictest
  }
}
