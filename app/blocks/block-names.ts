import type { Block } from './types'

/** Every type of block that the site can show; each has a folder here and in schemas/blocks. */
export const blockNames = [
  'appDownloads',
  'callToAction',
  'campaignGuide',
  'explainers',
  'faqSection',
  'featureCards',
  'figureReceipt',
  'imageCarousel',
  'linkCards',
  'notice',
  'resourceList',
  'richTextSection',
  'stepList',
  'testimonialsSection',
  'wordBand',
] as const satisfies readonly Block['_type'][]
