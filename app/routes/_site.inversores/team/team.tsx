import { EditableField } from '~/components/editable'
import { Section, SectionHead } from '~/components/section'
import { anchors, type InvestorsPage } from '../visible-page'
import './team.css'

/** The team, as badges (INV-09). */
export function Team({ team }: { team: NonNullable<InvestorsPage['team']> }) {
  const block = { ...team, _key: anchors.team, anchor: anchors.team }
  return (
    <EditableField path="team">
      <Section block={block} className="team" tone="tinta">
        <div className="wrap team-grid">
          <SectionHead block={block} />
          <ul className="plain-list team-list">
            {team.items.map(({ _id, name, role, description, emoji }) => (
              <li key={_id} className="badge">
                <span className="badge-face" aria-hidden="true">
                  {emoji}
                </span>
                <h3 className="title title-s">{name}</h3>
                {role ? <p className="badge-role">{role}</p> : null}
                {description ? <p className="badge-words">{description}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </EditableField>
  )
}
