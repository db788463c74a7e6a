import { EditableField } from '~/components/editable'
import { Section, SectionHead } from '~/components/section'
import { ServerHtml } from '~/components/server-html'
import { anchors, type InvestorsPage } from '../visible-page'
import { FigureList } from '../figures/figure-list'
import { Ledger } from './ledger'
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
          <ServerHtml id="avances" data={traction.items}>
            {(items) => <Ledger {...traction} items={items} />}
          </ServerHtml>
        </div>
      </Section>
    </EditableField>
  )
}
