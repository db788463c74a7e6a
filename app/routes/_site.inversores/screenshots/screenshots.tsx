import { useState } from 'react'
import { AccentTitle, hasText } from '~/components/accent-title'
import { useEditMark } from '~/components/editable'
import { anchors, type InvestorsPage } from '../visible-page'
import { ScreenLink } from './screen-link'
import type { ScreenViewer } from './screen-viewer'
import './screenshots.css'

interface ScreenshotsProps {
  screenshots: NonNullable<InvestorsPage['screenshots']>
}

const TITLE_ID = `titulo-${anchors.screenshots}`

/** Screenshots of the app in 2, 4 or 10 columns; each opens large (INV-04). */
export function Screenshots({ screenshots: { title, label, viewer, items } }: ScreenshotsProps) {
  const mark = useEditMark()
  /** Undefined while the viewer is closed. */
  const [current, setCurrent] = useState<number>()
  /** Loads with the first large picture: most visitors open none. */
  const [Viewer, setViewer] = useState<typeof ScreenViewer>()
  const open = (index: number, href: string) => {
    setCurrent(index)
    import('./screen-viewer').then(
      (module) => setViewer(() => module.ScreenViewer),
      () => location.assign(href),
    )
  }
  return (
    <section
      className="screenshots"
      id={anchors.screenshots}
      aria-labelledby={hasText(title) ? TITLE_ID : undefined}
      {...mark('screenshots')}
    >
      <div className="screenshots-grid">
        <div className="screenshots-title">
          <AccentTitle value={title} level={2} size="l" id={TITLE_ID} />
        </div>
        <ul className="plain-list screenshots-list" aria-label={label ?? undefined}>
          {items.map((picture, index) => (
            <li key={picture._key} className="screenshot">
              <ScreenLink
                picture={picture}
                label={viewer?.openLabel}
                // The first is larger than the others.
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 18vw, (min-width: 40rem) 45vw, 44vw'
                    : '(min-width: 64rem) 8.5vw, (min-width: 40rem) 22vw, 44vw'
                }
                onOpen={viewer ? (href) => open(index, href) : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      {viewer && Viewer && current !== undefined ? (
        <Viewer
          pictures={items}
          words={viewer}
          label={label}
          current={current}
          onShow={setCurrent}
          onClose={() => setCurrent(undefined)}
        />
      ) : null}
    </section>
  )
}
