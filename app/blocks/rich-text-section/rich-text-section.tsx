import { hasPicture, Picture } from '~/components/picture'
import { RichText } from '~/components/rich-text'
import { hasHead, Section, SectionHead } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './rich-text-section.css'

/** Formatted text, alone or beside a picture. */
export function RichTextSection({ block }: { block: BlockOf<'richTextSection'> }) {
  if (!hasHead(block) && !block.body?.length) return null
  const isPictured = hasPicture(block.picture)
  return (
    <Section
      block={block}
      className={isPictured ? 'rich-text-section rich-text-section-pictured' : 'rich-text-section'}
    >
      <div className="wrap rich-text-section-columns">
        <SectionHead block={block} />
        <div className="rich-text-section-body">
          <RichText value={block.body} />
          <Picture
            picture={block.picture}
            className="rich-text-section-picture"
            sizes="(min-width: 96rem) 34rem, (min-width: 64rem) 37vw, (min-width: 24rem) 22rem, 92vw"
          />
        </div>
      </div>
    </Section>
  )
}
