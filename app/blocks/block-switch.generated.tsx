// Made by scripts/typegen.ts from schemas/blocks/index.ts. Do not edit.
import type { ReactNode } from 'react'
import type { Block } from '~/sanity/block-types'
import { AppDownloads } from './app-downloads/app-downloads'
import { CallToAction } from './call-to-action/call-to-action'
import { CampaignGuide } from './campaign-guide/campaign-guide'
import { Explainers } from './explainers/explainers'
import { FaqSection } from './faq-section/faq-section'
import { FeatureCards } from './feature-cards/feature-cards'
import { FigureReceipt } from './figure-receipt/figure-receipt'
import { ImageCarousel } from './image-carousel/image-carousel'
import { LinkCards } from './link-cards/link-cards'
import { NewsletterIssues } from './newsletter-issues/newsletter-issues'
import { Notice } from './notice/notice'
import { PictureSection } from './picture-section/picture-section'
import { PictureText } from './picture-text/picture-text'
import { ResourceList } from './resource-list/resource-list'
import { RichTextSection } from './rich-text-section/rich-text-section'
import { ShareText } from './share-text/share-text'
import { StepList } from './step-list/step-list'
import { TestimonialsSection } from './testimonials-section/testimonials-section'
import { VideoSection } from './video-section/video-section'
import { WordBand } from './word-band/word-band'

/** Shows a block with its component; nothing for a block of a newer schema. */
export function BlockSwitch({ block }: { block: Block }): ReactNode {
  switch (block._type) {
    case 'appDownloads':
      return <AppDownloads block={block} />
    case 'callToAction':
      return <CallToAction block={block} />
    case 'campaignGuide':
      return <CampaignGuide block={block} />
    case 'explainers':
      return <Explainers block={block} />
    case 'faqSection':
      return <FaqSection block={block} />
    case 'featureCards':
      return <FeatureCards block={block} />
    case 'figureReceipt':
      return <FigureReceipt block={block} />
    case 'imageCarousel':
      return <ImageCarousel block={block} />
    case 'linkCards':
      return <LinkCards block={block} />
    case 'newsletterIssues':
      return <NewsletterIssues block={block} />
    case 'notice':
      return <Notice block={block} />
    case 'pictureSection':
      return <PictureSection block={block} />
    case 'pictureText':
      return <PictureText block={block} />
    case 'resourceList':
      return <ResourceList block={block} />
    case 'richTextSection':
      return <RichTextSection block={block} />
    case 'shareText':
      return <ShareText block={block} />
    case 'stepList':
      return <StepList block={block} />
    case 'testimonialsSection':
      return <TestimonialsSection block={block} />
    case 'videoSection':
      return <VideoSection block={block} />
    case 'wordBand':
      return <WordBand block={block} />
    default:
      block satisfies never
      return null
  }
}
