import { defineQuery } from 'groq'
import { type ConsentSettings, settingsFrom } from '~/services/consent/settings'
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

/** How the dataset wants third parties treated, for whoever asks: drafts to a preview (ANA-05). */
export function consentSettings(request: Request): Promise<ConsentSettings> {
  return settingsFrom(contentFor(request, content).then(({ result }) => result))
}
