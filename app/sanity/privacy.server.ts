import type { Privacy } from '~/services/consent/settings'
import { noteIncompletePage } from './content-use.server'
import { defineContent } from './content.server'
import { contentFor } from './preview.server'
import { privacyQuery } from './site-queries'

const content = defineContent('privacy', privacyQuery)

/**
 * What holds while the settings cannot be read: nothing is used without a yes, nobody is asked for
 * one as there are no words, and nothing is given away.
 */
const unreadable: Privacy = {
  consentMode: 'ask',
  words: null,
  excludeContactData: true,
  recorderIdentity: null,
}

/**
 * How the dataset wants visits measured and third parties treated, for whoever asks: drafts to a
 * preview (ANA-05). Settings that cannot be read cost nobody the page.
 * @returns null where the dataset says nothing of it
 */
export async function privacyFor(request: Request): Promise<Privacy | null> {
  try {
    return (await contentFor(request, content)).result
  } catch {
    // The store has already logged why.
    noteIncompletePage()
    return unreadable
  }
}
