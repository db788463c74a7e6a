import { errorPages } from './error-pages'
import { footer } from './footer'
import { formMessages } from './form-messages'
import { interfaceLabels } from './interface-labels'
import { investorRoom } from './investor-room'
import { navigation } from './navigation'
import { newsletterTexts } from './newsletter-texts'
import { reviewSettings } from './review-settings'
import { siteSettings } from './site-settings'

/** Singletons with settings, in the order of the Studio's list. */
export const settingsTypes = [
  siteSettings,
  navigation,
  footer,
  formMessages,
  newsletterTexts,
  investorRoom,
  reviewSettings,
  interfaceLabels,
  errorPages,
]
