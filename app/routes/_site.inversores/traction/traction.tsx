import { EditableField, itemPath, useEditMark } from '~/components/editable'
import { Section, SectionHead } from '~/components/section'
import { anchors, type InvestorsPage } from '../visible-page'
import { FigureList } from '../figures/figure-list'
import './traction.css'

type TractionData = NonNullable<InvestorsPage['traction']>

interface TractionProps {
  traction: TractionData
  /** Title of the risk notice above. */
  riskTitle: string | null | undefined
}

/** Achieved milestones with a stamp, and the next ones with their deadline (INV-08). */
export function Traction({ traction, riskTitle }: TractionProps) {
  const block = { ...traction, _key: anchors.traction, anchor: anchors.traction }
  return (
    <EditableField path="traction">
      <Section block={block} className="traction" tone="papel">
        <div className="wrap traction-columns">
          <div className="traction-opening">
            <SectionHead block={block} />
            <FigureList figures={traction.figures} field="figures" riskTitle={riskTitle} />
          </div>
          <Ledger traction={traction} />
        </div>
      </Section>
    </EditableField>
  )
}

function Ledger({ traction: { items, doneLabel, nextLabel } }: Pick<TractionProps, 'traction'>) {
  const mark = useEditMark()
  if (items.length === 0) return null
  return (
    <ol className="plain-list ledger">
      {items.map(({ _key, title, text, when, done }) => (
        <li
          key={_key}
          className={done === true ? 'ledger-line ledger-done' : 'ledger-line'}
          {...mark(itemPath('items', { _key }))}
        >
          <div className="ledger-words">
            <h3 className="title title-s">{title}</h3>
            {text ? <p>{text}</p> : null}
          </div>
          <Stamp label={done === true ? doneLabel : (when ?? nextLabel)} />
        </li>
      ))}
    </ol>
  )
}

function Stamp({ label }: { label: string | null }) {
  return label ? <p className="ledger-stamp">{label}</p> : null
}
