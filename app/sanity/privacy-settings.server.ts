import { defineContent } from './content.server'
import { privacyQuery } from './site-queries'

/** Settings for analytics and third parties (ANA-05). */
export const privacySettings = defineContent('privacy', privacyQuery)
