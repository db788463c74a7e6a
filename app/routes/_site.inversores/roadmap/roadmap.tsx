import { EditableField, itemPath, useEditMark } from '~/components/editable'
import { Section, SectionHead } from '~/components/section'
import { anchors, type InvestorsPage } from '../visible-page'
import './roadmap.css'

type RoadmapData = NonNullable<InvestorsPage['roadmap']>

/** Future milestones as tickets, with the deadline on the stub (INV-08). */
export function Roadmap({ roadmap }: { roadmap: RoadmapData }) {
  const block = { ...roadmap, _key: anchors.roadmap, anchor: anchors.roadmap }
  return (
    <EditableField path="roadmap">
      <Section block={block} className="roadmap" tone="tinta">
        <div className="wrap">
          <SectionHead block={block} />
          <Road items={roadmap.items} />
        </div>
      </Section>
    </EditableField>
  )
}

function Road({ items }: Pick<RoadmapData, 'items'>) {
  const mark = useEditMark()
  return (
    <ol className="plain-list road">
      {items.map(({ _key, title, text, when }, index) => (
        <li key={_key} className="road-ticket" {...mark(itemPath('items', { _key }))}>
          <div className="road-stub">
            <span className="numeral road-number" aria-hidden="true">
              {index + 1}
            </span>
            {when ? <span className="road-when">{when}</span> : null}
          </div>
          <div className="road-words">
            <h3 className="title title-s">{title}</h3>
            {text ? <p>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
