import { LineLink } from '~/components/button-link'
import { itemPath, useBlockMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import { HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './link-cards.css'

/** Cards with links, in the shape of tickets. */
export function LinkCards({ block }: { block: BlockOf<'linkCards'> }) {
  const mark = useBlockMark()
  if (!block.cards || block.cards.length === 0) return null
  return (
    <HeadedSection block={block} className="link-cards">
      <ul className="plain-list print-columns link-cards-list">
        {block.cards.map(({ _key, title, text, emoji, tone, link, picture }) => (
          <li
            key={_key}
            className={`link-card paper tone-${tone ?? 'amarillo'}`}
            {...mark(itemPath('cards', { _key }))}
          >
            <div className="link-card-words stack">
              {!hasPicture(picture) && emoji ? (
                <span className="link-card-emoji" aria-hidden="true">
                  {emoji}
                </span>
              ) : null}
              <h3 className="title title-s">{title}</h3>
              {text ? <p>{text}</p> : null}
            </div>
            <Picture
              picture={picture}
              className="link-card-picture"
              aspect={3 / 2}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 37vw, 90vw"
            />
            <LineLink link={link} className="link-card-link" />
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
