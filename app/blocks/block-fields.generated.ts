// Made by scripts/typegen.ts from schemas/blocks/index.ts. Do not edit.
import { appDownloadsProjection } from './app-downloads/projection'
import { callToActionProjection } from './call-to-action/projection'
import { campaignGuideProjection } from './campaign-guide/projection'
import { explainersProjection } from './explainers/projection'
import { faqSectionProjection } from './faq-section/projection'
import { featureCardsProjection } from './feature-cards/projection'
import { figureReceiptProjection } from './figure-receipt/projection'
import { imageCarouselProjection } from './image-carousel/projection'
import { linkCardsProjection } from './link-cards/projection'
import { newsletterIssuesProjection } from './newsletter-issues/projection'
import { noticeProjection } from './notice/projection'
import { pictureSectionProjection } from './picture-section/projection'
import { pictureTextProjection } from './picture-text/projection'
import { resourceListProjection } from './resource-list/projection'
import { richTextSectionProjection } from './rich-text-section/projection'
import { shareTextProjection } from './share-text/projection'
import { stepListProjection } from './step-list/projection'
import { testimonialsSectionProjection } from './testimonials-section/projection'
import { videoSectionProjection } from './video-section/projection'
import { wordBandProjection } from './word-band/projection'

/** Every type of block that the site can show. */
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
  'newsletterIssues',
  'notice',
  'pictureSection',
  'pictureText',
  'resourceList',
  'richTextSection',
  'shareText',
  'stepList',
  'testimonialsSection',
  'videoSection',
  'wordBand',
] as const

/** Fields of every block of a page, each type with its own. */
export const blockFields = `
  _key,
  _type,
  hidden,
  visibleFrom,
  visibleUntil,
  _type == "appDownloads" => { ${appDownloadsProjection} },
  _type == "callToAction" => { ${callToActionProjection} },
  _type == "campaignGuide" => { ${campaignGuideProjection} },
  _type == "explainers" => { ${explainersProjection} },
  _type == "faqSection" => { ${faqSectionProjection} },
  _type == "featureCards" => { ${featureCardsProjection} },
  _type == "figureReceipt" => { ${figureReceiptProjection} },
  _type == "imageCarousel" => { ${imageCarouselProjection} },
  _type == "linkCards" => { ${linkCardsProjection} },
  _type == "newsletterIssues" => { ${newsletterIssuesProjection} },
  _type == "notice" => { ${noticeProjection} },
  _type == "pictureSection" => { ${pictureSectionProjection} },
  _type == "pictureText" => { ${pictureTextProjection} },
  _type == "resourceList" => { ${resourceListProjection} },
  _type == "richTextSection" => { ${richTextSectionProjection} },
  _type == "shareText" => { ${shareTextProjection} },
  _type == "stepList" => { ${stepListProjection} },
  _type == "testimonialsSection" => { ${testimonialsSectionProjection} },
  _type == "videoSection" => { ${videoSectionProjection} },
  _type == "wordBand" => { ${wordBandProjection} }
`
