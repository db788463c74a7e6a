import { LineLink } from '~/components/button-link'
import { itemPath, useBlockMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { hasPicture, Picture } from '~/components/picture'
import { HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './feature-cards.css'

type Card = NonNullable<BlockOf<'featureCards'>['cards']>[number]

/** Features of the product as posters (HOME-01). */
export function FeatureCards({ block }: { block: BlockOf<'featureCards'> }) {
  if (!block.cards || block.cards.length === 0) return null
  return (
    <HeadedSection block={block} className="feature-cards">
      <ul className="plain-list print-columns feature-cards-wall">
        {block.cards.map((card) => (
          <Poster key={card._key} card={card} />
        ))}
      </ul>
    </HeadedSection>
  )
}

function Poster({ card }: { card: Card }) {
  const mark = useBlockMark()
  const isPictured = hasPicture(card.picture)
  return (
    <li
      className={`feature-card paper tone-${card.tone ?? 'rosa'}${isPictured ? ' feature-card-pictured' : ''}`}
      {...mark(itemPath('cards', card))}
    >
      <Picture
        picture={card.picture}
        className="feature-card-picture"
        aspect={1}
        sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 48vw, 30vw"
      />
      <div className="feature-card-words">
        {!isPictured && card.emoji ? (
          <span className="feature-card-emoji" aria-hidden="true">
            {card.emoji}
          </span>
        ) : null}
        <h3 className="title title-m">{card.title}</h3>
        {card.text ? (
          <Fold title={card.title}>
            <p>{card.text}</p>
            <LineLink link={card.link} />
          </Fold>
        ) : (
          <LineLink link={card.link} />
        )}
      </div>
    </li>
  )
}
