import type { CSSProperties } from 'react'
import { AccentTitle, hasText } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
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
export function Uniqueness({ uniqueness }: UniquenessProps) {
  return (
    <EditableField path="uniqueness">
      <Roll uniqueness={uniqueness} />
    </EditableField>
  )
}

function Roll({ uniqueness: { title, lead, items } }: UniquenessProps) {
  const mark = useEditMark()
  const style: CSSProperties & Record<'--tickets', number> = { '--tickets': items.length }
  return (
    <section
      className="uniqueness"
      id={anchors.uniqueness}
      aria-labelledby={hasText(title) ? TITLE_ID : undefined}
      data-unrolls=""
      style={style}
      {...mark('')}
    >
      <div className="roll-window">
        <div className="roll">
          <div className="roll-head">
            <AccentTitle value={title} level={2} size="l" id={TITLE_ID} mark={mark('title')} />
            {lead ? (
              <p className="lead" {...mark('lead')}>
                {lead}
              </p>
            ) : null}
          </div>
          <ol className="plain-list roll-tickets">
            {items.map(({ _key, title: name, text, picture }, index) => (
              <li
                key={_key}
                className={`roll-ticket tone-${papers[index % papers.length] ?? 'papel'}`}
                {...mark(`items[_key=="${_key}"]`)}
              >
                {hasPicture(picture) ? (
                  <Picture
                    picture={picture}
                    aspect={1}
                    className="roll-picture"
                    sizes="(min-width: 96rem) 24.5rem, (min-width: 40rem) 26.5vw, 90vw"
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
        </div>
      </div>
    </section>
  )
}
