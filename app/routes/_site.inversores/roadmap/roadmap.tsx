import { EditableField } from '~/components/editable'
import { plainTitle } from '~/components/accent-title'
import { Fold } from '~/components/fold'
import { Section, SectionHead } from '~/components/section'
import { ServerHtml } from '~/components/server-html'
import { Ledger } from '../traction/ledger'
import { anchors, type InvestorsPage } from '../visible-page'

type RoadmapData = NonNullable<InvestorsPage['roadmap']>

/** Future milestones with their deadlines, on the sheet of the achieved ones (INV-08). */
export function Roadmap({ roadmap }: { roadmap: RoadmapData }) {
  const block = { ...roadmap, _key: anchors.roadmap, anchor: anchors.roadmap }
  return (
    <EditableField path="roadmap">
      <Section block={block} className="traction roadmap" tone="papel">
        <div className="wrap traction-columns">
          <SectionHead block={block} />
          <Fold title={plainTitle(roadmap.title)}>
            <ServerHtml id="hitos" data={roadmap.items}>
              {(items) => <Ledger items={items} />}
            </ServerHtml>
          </Fold>
        </div>
      </Section>
    </EditableField>
  )
}
