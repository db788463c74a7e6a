import { plainTitle } from '~/components/accent-title'
import { itemPath, useEditMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
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
  return (
    <InvestorSection
      name="traction"
      section={traction}
      className="traction"
      columns="traction-columns"
      openingClass="traction-opening"
      opening={<FigureList figures={traction.figures} field="figures" riskTitle={riskTitle} />}
    >
      <ServerHtml id="avances" data={traction.items}>
        {(items) => <Ledger {...traction} items={items} />}
      </ServerHtml>
    </InvestorSection>
  )
}

type RoadmapData = NonNullable<InvestorsPage['roadmap']>

/** Future milestones with their deadlines, on the sheet of the achieved ones (INV-08). */
export function Roadmap({ roadmap }: { roadmap: RoadmapData }) {
  return (
    <InvestorSection
      name="roadmap"
      section={roadmap}
      className="traction roadmap"
      columns="traction-columns"
    >
      <Fold title={plainTitle(roadmap.title)}>
        <ServerHtml id="hitos" data={roadmap.items}>
          {(items) => <Ledger items={items} />}
        </ServerHtml>
      </Fold>
    </InvestorSection>
  )
}

interface LedgerProps {
  items: TractionData['items']
  /** Stamp of achieved milestones. */
  doneLabel?: string | null
  /** Stamp of next ones without a deadline. */
  nextLabel?: string | null
}

/** Milestones, each with its stamp (INV-08). */
function Ledger({ items, doneLabel, nextLabel }: LedgerProps) {
  const mark = useEditMark()
  if (items.length === 0) return null
  return (
    <ol className="plain-list ruled-list print-columns">
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
          {done === true ? (
            <Stamp label={doneLabel} />
          ) : (
            <Stamp label={when ?? nextLabel} shape="ticket-shape" />
          )}
        </li>
      ))}
    </ol>
  )
}

function Stamp({ label, shape = '' }: { label: string | null | undefined; shape?: string }) {
  return label ? <p className={`ledger-stamp display ${shape}`}>{label}</p> : null
}
