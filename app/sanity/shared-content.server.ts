import { publicPages } from '#config/site-pages'
import { defineContent } from './content.server'
import {
  emergencyModeQuery,
  errorPagesQuery,
  headlinesQuery,
  investorRoomQuery,
  knownPagesQuery,
  newsletterTextsQuery,
  previewLabelsQuery,
  privacyQuery,
  redirectsQuery,
  reviewTextsQuery,
  siteIdentityQuery,
} from './site-queries'

const pages = publicPages.map(({ id }) => id)

/** The switch for emergency mode, which every page reads (EMER-01). */
export const emergencyMode = defineContent('emergencyMode', emergencyModeQuery)

/** Texts of the error pages (RT-07, ERR-01, ERR-03, OFF-02). */
export const errorPages = defineContent('errorPages', errorPagesQuery)

/** The headlines of the public pages (RT-08). */
export const headlines = defineContent('headlines', headlinesQuery, { pages })

/** The pages in the dataset, with their last change and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery, { pages })

/** Texts and documents of the investor's room, and of its e-mail (ROOM-01). */
export const investorRoom = defineContent('investorRoom', investorRoomQuery)

/** Texts of the newsletter's e-mails and of the pages that their links open (NEWS-05). */
export const newsletterTexts = defineContent('newsletterTexts', newsletterTextsQuery)

/** Texts of the banner on pages that show drafts (CMS-06). */
export const previewLabels = defineContent('previewLabels', previewLabelsQuery)

/** Settings for analytics and third parties (ANA-05). */
export const privacySettings = defineContent('privacy', privacyQuery)

/** Redirects that editors maintain (RT-07). */
export const redirects = defineContent('redirects', redirectsQuery)

/** Texts of pages that a link for a review shows (PLAN-03). */
export const reviewTexts = defineContent('reviewTexts', reviewTextsQuery)

/** Name, description, address and visibility of the site, for files about it (RT-08). */
export const siteIdentity = defineContent('siteIdentity', siteIdentityQuery)
