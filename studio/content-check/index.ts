import { CheckmarkCircleIcon } from '@sanity/icons'
import { definePlugin } from 'sanity'
import { ReviewTool } from './review-tool'

export { useContentFindings } from './use-content-findings'

/** The tool 'Revisión' (CHECK-01). */
export const contentCheck = definePlugin({
  name: 'content-check',
  tools: [
    { name: 'revision', title: 'Revisión', icon: CheckmarkCircleIcon, component: ReviewTool },
  ],
})
