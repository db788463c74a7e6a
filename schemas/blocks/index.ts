import { appDownloads } from './app-downloads'
import { callToAction } from './call-to-action'
import { campaignGuide } from './campaign-guide'
import { explainers } from './explainers'
import { faqSection } from './faq-section'
import { featureCards } from './feature-cards'
import { figureReceipt } from './figure-receipt'
import { imageCarousel } from './image-carousel'
import { linkCards } from './link-cards'
import { newsletterIssues } from './newsletter-issues'
import { notice } from './notice'
import { pictureSection } from './picture-section'
import { pictureText } from './picture-text'
import { resourceList } from './resource-list'
import { richTextSection } from './rich-text-section'
import { shareText } from './share-text'
import { stepList } from './step-list'
import { testimonialsSection } from './testimonials-section'
import { videoSection } from './video-section'
import { wordBand } from './word-band'

/**
 * Every section that a page can hold, in the order of the insert menu. This is the only list of
 * blocks: `npm run types` derives the projections and the components of `app/blocks/` from it.
 */
export const blockTypes = [
  richTextSection,
  notice,
  shareText,
  stepList,
  explainers,
  faqSection,
  figureReceipt,
  featureCards,
  linkCards,
  resourceList,
  newsletterIssues,
  campaignGuide,
  testimonialsSection,
  pictureText,
  pictureSection,
  videoSection,
  imageCarousel,
  wordBand,
  callToAction,
  appDownloads,
]
