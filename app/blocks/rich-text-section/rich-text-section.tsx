import type { ReactNode } from 'react'
import { CaptionedPicture } from '~/components/captioned-picture'
import { hasPicture } from '~/components/picture'
import { RichText } from '~/components/rich-text'
import { hasHead, HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './rich-text-section.css'

interface RichTextSectionProps {
  block: BlockOf<'richTextSection'> | BlockOf<'pictureText'>
  className?: string
  /** Below the text. */
  children?: ReactNode
}

/** Formatted text, alone or beside a picture. */
export function RichTextSection({ block, className = '', children }: RichTextSectionProps) {
  if (!hasHead(block) && !block.body?.length) return null
  const pictured = hasPicture(block.picture) ? 'rich-text-section-pictured' : ''
  return (
    <HeadedSection
      block={block}
      className={['rich-text-section', pictured, className].filter(Boolean).join(' ')}
      columns="rich-text-section-columns"
    >
      <div className="rich-text-section-body">
        <div>
          <RichText value={block.body} />
          {children}
        </div>
        <CaptionedPicture
          picture={block.picture}
          className="rich-text-section-picture"
          sizes="(min-width: 96rem) 34rem, (min-width: 64rem) 37vw, (min-width: 24rem) 22rem, 92vw"
        />
      </div>
    </HeadedSection>
  )
}
