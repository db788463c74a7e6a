import { ButtonLink } from '~/components/button-link'
import type { BlockOf } from '~/sanity/block-types'
import { RichTextSection } from '../rich-text-section/rich-text-section'
import './picture-text.css'

/** A picture with text beside it. */
export function PictureText({ block }: { block: BlockOf<'pictureText'> }) {
  const side = block.side === 'left' ? 'left' : 'right'
  return (
    <RichTextSection block={block} className={`picture-text picture-text-${side}`}>
      <ButtonLink link={block.link} primary />
    </RichTextSection>
  )
}
