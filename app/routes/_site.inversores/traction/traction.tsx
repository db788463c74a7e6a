import { plainTitle } from '~/components/accent-title'
import { Fold } from '~/components/fold'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
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
