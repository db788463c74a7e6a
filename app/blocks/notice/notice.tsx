import { useBlockMark } from '~/components/editable'
import { RichText } from '~/components/rich-text'
import type { BlockOf } from '../types'
import './notice.css'

/** A notice that stands out of the text: information, a warning or a legal reserve. */
export function Notice({ block }: { block: BlockOf<'notice'> }) {
  const mark = useBlockMark()
  if (!block.heading && (block.text ?? []).length === 0) return null
  const titleId = `titulo-${block._key}`
  return (
    <div className="wrap notice-frame">
      <section
        className={`notice notice-${block.kind ?? 'info'}`}
        id={block.anchor ?? undefined}
        aria-labelledby={block.heading ? titleId : undefined}
        {...mark('')}
      >
        {block.heading ? (
          <h2 className="title title-s" id={titleId} {...mark('heading')}>
            {block.heading}
          </h2>
        ) : null}
        <RichText value={block.text} />
      </section>
    </div>
  )
}
