import { CaptionedPicture } from '~/components/captioned-picture'
import { hasPicture } from '~/components/picture'
import { HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './picture-section.css'

const sizes = {
  wide: '(min-width: 96rem) 84rem, 92vw',
  text: '(min-width: 44rem) 40rem, 92vw',
} as const

/** One picture alone, with its caption. */
export function PictureSection({ block }: { block: BlockOf<'pictureSection'> }) {
  if (!hasPicture(block.picture)) return null
  const size = block.size === 'text' ? 'text' : 'wide'
  return (
    <HeadedSection block={block} className={`picture-section picture-section-${size}`}>
      <CaptionedPicture
        picture={block.picture}
        className="picture-section-picture"
        sizes={sizes[size]}
      />
    </HeadedSection>
  )
}
