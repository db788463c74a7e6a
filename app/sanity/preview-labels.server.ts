import { defineContent } from './content.server'
import { previewLabelsQuery } from './site-queries'

/** Texts of the banner on pages that show drafts (CMS-06). */
export const previewLabels = defineContent('previewLabels', previewLabelsQuery)
