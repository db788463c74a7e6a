import { AccentTitle, hasText } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import { Picture } from '~/components/picture'
import { anchors, type InvestorsPage } from '../visible-page'
import './screenshots.css'

interface ScreenshotsProps {
  screenshots: NonNullable<InvestorsPage['screenshots']>
}

const TITLE_ID = `titulo-${anchors.screenshots}`

/** Screenshots of the app in 2, 4 or 10 columns (INV-04). */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  return (
    <EditableField path="screenshots">
      <Strip screenshots={screenshots} />
    </EditableField>
  )
}

function Strip({ screenshots: { title, label, items } }: ScreenshotsProps) {
  const mark = useEditMark()
  return (
    <section
      className="screenshots"
      id={anchors.screenshots}
      aria-labelledby={hasText(title) ? TITLE_ID : undefined}
      {...mark('')}
    >
      <div className="screenshots-grid">
        <div className="screenshots-title">
          <AccentTitle value={title} level={2} size="l" id={TITLE_ID} mark={mark('title')} />
        </div>
        <ul className="plain-list screenshots-list" aria-label={label ?? undefined}>
          {items.map((picture, index) => (
            <li key={picture._key} className="screenshot">
              <Picture
                picture={picture}
                // The first is larger than the others.
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 18vw, (min-width: 40rem) 45vw, 90vw'
                    : '(min-width: 64rem) 8.5vw, (min-width: 40rem) 22vw, 44vw'
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
