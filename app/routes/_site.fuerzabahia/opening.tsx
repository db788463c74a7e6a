import { AccentTitle } from '~/components/accent-title'
import { ButtonLinks } from '~/components/button-link'
import { Picture } from '~/components/picture'
import type { FuerzaBahiaPageQueryResult } from '~/sanity/types.generated'
import '~/components/flood.css'
import './opening.css'

type Page = NonNullable<FuerzaBahiaPageQueryResult>

/** Poster with a full-width headline, people, and the localities it addresses. */
export function Opening({ page }: { page: Page }) {
  const { heading, lead, picture, localitiesLabel, localities, buttons } = page
  return (
    <header className="fuerza paper tone-celeste">
      <div className="wrap fuerza-title">
        <AccentTitle value={heading} level={1} size="xl" />
      </div>
      <div className="wrap fuerza-columns">
        <Picture
          picture={picture}
          className="fuerza-picture"
          aspect={4 / 3}
          loading="first"
          sizes="(min-width: 64rem) 46vw, 92vw"
        />
        <div className="fuerza-words">
          {lead ? <p className="lead">{lead}</p> : null}
          <ButtonLinks links={buttons} path="buttons" />
        </div>
        {localities && localities.length > 0 ? (
          <div className="fuerza-localities">
            <p id="localidades" className="fuerza-localities-label">
              {localitiesLabel}
            </p>
            <ul className="plain-list" aria-labelledby="localidades">
              {localities.map((locality) => (
                <li key={locality} className="display fuerza-locality ticket-shape">
                  {locality}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div className="water-mark" aria-hidden="true" />
    </header>
  )
}
