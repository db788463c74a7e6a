import { type AccentTitleData, hasText, plainTitle } from '~/components/accent-title'
import { EditableField, itemPath, useEditMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import { SectionHead, toneAt } from '~/components/section'
import { ServerHtml } from '~/components/server-html'
import { withOpeningMark } from '~/lib/text/opening-mark'
import { anchors, type InvestorsPage } from '../visible-page'
import './uniqueness.css'

interface UniquenessProps {
  uniqueness: NonNullable<InvestorsPage['uniqueness']>
}

const TITLE_ID = `titulo-${anchors.uniqueness}`
const papers = ['amarillo', 'rosa', 'naranja', 'papel', 'verde'] as const

/**
 * Unique features on a roll of tickets, which scrolls sideways in a sticky section. On narrow
 * screens, without scripts or with reduced motion it is a column (INV-06).
 */
export function Uniqueness({ uniqueness: { title, lead, items, count } }: UniquenessProps) {
  const mark = useEditMark()
  return (
    <section
      className="uniqueness"
      id={anchors.uniqueness}
      aria-labelledby={hasText(title) ? TITLE_ID : undefined}
      data-unrolls=""
      style={{ '--tickets': count }}
      {...mark('uniqueness')}
    >
      {/* Scrolls until startScenes moves the roll. */}
      <div className="roll-window">
        <RollStub title={title} count={count} />
        <div className="roll">
          <SectionHead block={{ _key: anchors.uniqueness, title, lead }} />
          <EditableField path="uniqueness">
            <ServerHtml id="talones" data={items}>
              {(tickets) => <Tickets items={tickets} />}
            </ServerHtml>
          </EditableField>
        </div>
      </div>
    </section>
  )
}

function Tickets({ items }: Pick<UniquenessProps['uniqueness'], 'items'>) {
  const mark = useEditMark()
  return (
    <ol className="plain-list print-columns roll-tickets">
      {items.map(({ _key, title: name, text, picture }, index) => (
        <li
          key={_key}
          className={`roll-ticket paper tone-${toneAt(papers, index)}`}
          {...mark(itemPath('items', { _key }))}
        >
          {hasPicture(picture) ? (
            <Picture
              picture={picture}
              aspect={1}
              className="roll-picture"
              sizes="(min-width: 96rem) 24.5rem, (min-width: 40rem) 26.5vw, 9rem"
            />
          ) : null}
          <div className="roll-words">
            <span className="roll-number numeral" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="title title-m">{name}</h3>
            {text ? <p>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

/**
 * Repeats the headline on a stub while the roll passes, with the position that `startScenes` writes
 * (INV-06).
 */
function RollStub({ title, count }: { title: AccentTitleData | null; count: number }) {
  const position = `1/${count}`
  return (
    <div className="roll-stub" aria-hidden="true">
      <span className="roll-position numeral">{position}</span>
      <span className="roll-stub-title title">{withOpeningMark(plainTitle(title))}</span>
    </div>
  )
}
