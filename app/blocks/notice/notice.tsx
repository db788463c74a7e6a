import { useBlockMark } from '~/components/editable'
import { RichText } from '~/components/rich-text'
import type { BlockOf } from '~/sanity/block-types'
import './notice.css'

/** A highlighted notice: information, a warning or a legal reservation. */
export function Notice({ block }: { block: BlockOf<'notice'> }) {
  const mark = useBlockMark()
  if (!block.heading && (block.text ?? []).length === 0) return null
  const titleId = `titulo-${block._key}`
  return (
    <div className="wrap notice-frame">
      <section
        className={`notice stack notice-${block.kind ?? 'info'}`}
        id={block.anchor ?? undefined}
        aria-labelledby={block.heading ? titleId : undefined}
        {...mark('')}
      >
        {block.heading ? (
          <h2 className="title title-s" id={titleId}>
            {block.heading}
          </h2>
        ) : null}
        <RichText value={block.text} />
      </section>
    </div>
  )
}
