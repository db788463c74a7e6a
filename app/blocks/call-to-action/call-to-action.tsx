import { ButtonLinks } from '~/components/button-link'
import { hasPicture, Picture } from '~/components/picture'
import { hasHead, Section, SectionHead } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './call-to-action.css'

/** A headline with buttons, of which the first is the main one. */
export function CallToAction({ block }: { block: BlockOf<'callToAction'> }) {
  if (!hasHead(block) && !block.buttons?.length) return null
  const isPictured = hasPicture(block.picture)
  return (
    <Section
      block={block}
      className={isPictured ? 'call-to-action call-to-action-pictured' : 'call-to-action'}
      tone={block.tone ?? 'amarillo'}
    >
      <div className="wrap call-to-action-columns">
        <div className="call-to-action-words">
          <SectionHead block={block} />
          <ButtonLinks links={block.buttons} path="buttons" />
        </div>
        <Picture
          picture={block.picture}
          className="call-to-action-picture"
          sizes="(min-width: 64rem) 43vw, 91vw"
        />
      </div>
    </Section>
  )
}
