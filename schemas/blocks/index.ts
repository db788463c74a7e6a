import { appDownloads } from './app-downloads'
import { callToAction } from './call-to-action'
import { campaignGuide } from './campaign-guide'
import { explainers } from './explainers'
import { faqSection } from './faq-section'
import { featureCards } from './feature-cards'
import { figureReceipt } from './figure-receipt'
import { imageCarousel } from './image-carousel'
import { linkCards } from './link-cards'
import { notice } from './notice'
import { resourceList } from './resource-list'
import { richTextSection } from './rich-text-section'
import { stepList } from './step-list'
import { testimonialsSection } from './testimonials-section'
import { wordBand } from './word-band'

/** Every section that a page can hold: one set for the home page and for general pages. */
export const blockTypes = [
  appDownloads,
  callToAction,
  campaignGuide,
  explainers,
  faqSection,
  featureCards,
  figureReceipt,
  imageCarousel,
  linkCards,
  notice,
  resourceList,
  richTextSection,
  stepList,
  testimonialsSection,
  wordBand,
]
