import { defineQuery } from 'groq'
import { modeOf } from '~/services/consent/rules'
import type { ConsentSettings } from '~/services/consent/settings'
import { defineContent } from './content.server'
import { contentFor } from './preview.server'

const consentQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0].privacy{
    consentMode,
    consentText,
    acceptLabel,
    rejectLabel,
    dismissLabel,
    reopenLabel,
    accessibleLabel,
    allowedText,
    refusedText,
    signalText
  }
`)

const content = defineContent('consent', consentQuery)

/**
 * How the dataset wants third parties treated. Settings that cannot be read cost nobody the page:
 * nothing is used without a yes then, and as there are no words nobody is asked for one.
 */
export async function consentSettings(request: Request): Promise<ConsentSettings> {
  try {
    const { result } = await contentFor(request, content)
    const mode = modeOf(result?.consentMode)
    return { mode, words: mode === 'off' ? null : result }
  } catch {
    // The store has already logged why.
    return { mode: 'ask', words: null }
  }
}
