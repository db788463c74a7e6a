import { publicPages } from '../../config/site-pages'
import { defineContent } from './content.server'
import {
  errorPagesQuery,
  headlinesQuery,
  knownPagesQuery,
  newsletterTextsQuery,
  previewLabelsQuery,
  privacyQuery,
  redirectsQuery,
} from './site-queries'

const pages = publicPages.map(({ id }) => id)

/** Texts of the error pages (RT-07, ERR-01, ERR-03, OFF-02). */
export const errorPages = defineContent('errorPages', errorPagesQuery)

/** The headlines of the public pages (RT-08). */
export const headlines = defineContent('headlines', headlinesQuery, { pages })

/** The pages in the dataset, with their last change and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery, { pages })

/** Texts of the newsletter's e-mails and of the pages that their links open (NEWS-05). */
export const newsletterTexts = defineContent('newsletterTexts', newsletterTextsQuery)

/** Texts of the banner on pages that show drafts (CMS-06). */
export const previewLabels = defineContent('previewLabels', previewLabelsQuery)

/** Settings for analytics and third parties (ANA-05). */
export const privacySettings = defineContent('privacy', privacyQuery)

/** Redirects that editors maintain (RT-07). */
export const redirects = defineContent('redirects', redirectsQuery)
