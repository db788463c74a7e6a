import { defineQuery } from 'groq'
import { defineContent } from './content.server'

const previewLabelsQuery = defineQuery(`
  *[_type == "interfaceLabels" && _id == "interfaceLabels"][0].preview{ active, exit }
`)

/** Words of the strip on pages that show drafts (CMS-06). */
export const previewLabels = defineContent('previewLabels', previewLabelsQuery)
