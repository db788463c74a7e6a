import { plainTitle } from '~/components/accent-title'
import { Fold } from '~/components/fold'
import { ServerHtml } from '~/components/server-html'
import { Ledger } from '../traction/ledger'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'

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
