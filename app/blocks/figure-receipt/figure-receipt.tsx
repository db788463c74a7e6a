import { itemPath, useBlockMark } from '~/components/editable'
import { HeadedSection } from '~/components/section'
import { useSite } from '~/components/site-context'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { isStillValid, formatDate } from '~/lib/text/dates'
import type { BlockOf } from '~/sanity/block-types'
import './figure-receipt.css'

type Figure = NonNullable<BlockOf<'figureReceipt'>['figures']>[number]

/** Figures in the form of a receipt, each with its source (INV-05). */
export function FigureReceipt({ block }: { block: BlockOf<'figureReceipt'> }) {
  if (!block.figures || block.figures.length === 0) return null
  return (
    <HeadedSection
      block={block}
      className="figure-receipt"
      columns="figure-receipt-columns"
      size="m"
    >
      <div className="receipt-shape figure-receipt-paper paper tone-papel-2">
        <dl className="perforated">
          {block.figures.map((figure) => (
            <FigureLine key={figure._key} figure={figure} />
          ))}
        </dl>
        {block.note ? <p className="small">{block.note}</p> : null}
      </div>
    </HeadedSection>
  )
}

function FigureLine({ figure }: { figure: Figure }) {
  const { labels } = useSite()
  const mark = useBlockMark()(itemPath('figures', figure))
  const { label, value, note, source, date, validUntil, fallbackText, isProjection } = figure
  if (!isStillValid(validUntil)) {
    return fallbackText ? (
      <div className="figure-line" {...mark}>
        <dt>{label}</dt>
        <dd>{fallbackText}</dd>
      </div>
    ) : null
  }
  return (
    <div className="figure-line" {...mark}>
      <dt>{label}</dt>
      <dd className="figure-line-value title">{value}</dd>
      {isProjection === true ? <dd className="small">{labels?.figures?.projection}</dd> : null}
      {note ? <dd className="small">{note}</dd> : null}
      {source && date ? (
        <dd className="small">
          {fillPlaceholders(labels?.figures?.source, { source, date: formatDate(date) })}
        </dd>
      ) : null}
    </div>
  )
}
