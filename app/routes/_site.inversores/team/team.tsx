import { LineLink } from '~/components/button-link'
import { Fold } from '~/components/fold'
import { hasPicture, Picture } from '~/components/picture'
import { toneAt, type Tone } from '~/components/section'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
import './team.css'

const papers = ['papel', 'amarillo', 'rosa', 'papel'] as const

type TeamData = NonNullable<InvestorsPage['team']>

/** The team, as badges (INV-09). */
export function Team({ team }: { team: TeamData }) {
  return (
    <InvestorSection name="team" section={team} className="team" columns="team-grid" tone="tinta">
      <ServerHtml id="integrantes" data={team.items}>
        {(members) => (
          <ul className="plain-list print-columns team-list">
            {members.map((member, index) => (
              <Badge key={member._id} member={member} tone={toneAt(papers, index)} />
            ))}
          </ul>
        )}
      </ServerHtml>
    </InvestorSection>
  )
}

/**
 * A portrait with the emoji as a small mark. Without a portrait the emoji takes its place, or the
 * first letter of the name.
 */
function Badge({ member, tone }: { member: TeamData['items'][number]; tone: Tone }) {
  const { name, surname, role, description, achievement, emoji, picture, profile } = member
  const hasPortrait = hasPicture(picture)
  return (
    <li className={`badge paper tone-${tone}`}>
      <div className={hasPortrait ? 'badge-face badge-portrait' : 'badge-face'}>
        {hasPortrait ? (
          <Picture
            picture={picture}
            aspect={1}
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 7rem"
          />
        ) : null}
        {hasPortrait && !emoji ? null : (
          <span className="badge-mark" aria-hidden="true">
            {emoji ?? name?.slice(0, 1)}
          </span>
        )}
      </div>
      <div className="badge-name">
        <h3 className="title title-s">{[name, surname].filter(Boolean).join(' ')}</h3>
        {role ? <p className="badge-role">{role}</p> : null}
      </div>
      <div className="badge-words small">
        {description || achievement || profile ? (
          <Fold title={name}>
            {description ? <p>{description}</p> : null}
            {achievement ? <p className="badge-achievement">{achievement}</p> : null}
            <LineLink link={profile} />
          </Fold>
        ) : null}
      </div>
    </li>
  )
}
