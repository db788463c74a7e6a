import { itemPath, useBlockMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { hasPicture, Picture } from '~/components/picture'
import { RichText } from '~/components/rich-text'
import { HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './explainers.css'

type Explainer = NonNullable<BlockOf<'explainers'>['items']>[number]

/** How prizes, bonds, rewards and raffles work, each on a large ticket (HOME-01). */
export function Explainers({ block }: { block: BlockOf<'explainers'> }) {
  if (!block.items || block.items.length === 0) return null
  return (
    <HeadedSection block={block} className="explainers">
      <div className="explainers-list">
        {block.items.map((item) => (
          <ExplainerTicket key={item._key} item={item} />
        ))}
      </div>
      {block.note ? <p className="explainers-note small">{block.note}</p> : null}
    </HeadedSection>
  )
}

function ExplainerTicket({ item }: { item: Explainer }) {
  const mark = useBlockMark()
  const hasContent = (item.content ?? []).length > 0
  return (
    <article
      className={`explainer ticket-ground tone-${item.tone ?? 'amarillo'}`}
      id={hasContent ? undefined : (item.anchor ?? undefined)}
      {...mark(itemPath('items', item))}
    >
      <div className="explainer-main">
        <h3 className="title title-l">{item.title}</h3>
        {item.summary ? <p className="lead">{item.summary}</p> : null}
      </div>
      {hasPicture(item.picture) ? (
        <div className="explainer-stub">
          <Picture
            picture={item.picture}
            className="explainer-picture"
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 33vw, 27vw"
          />
        </div>
      ) : null}
      {hasContent ? (
        <div className="explainer-content">
          <Fold title={item.title} id={item.anchor}>
            <RichText value={item.content} />
          </Fold>
        </div>
      ) : null}
    </article>
  )
}
