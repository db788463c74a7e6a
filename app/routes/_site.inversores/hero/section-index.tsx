import type { IndexEntry } from '../visible-page'
import './section-index.css'

/** Index of the sections: a strip of numbered tickets. */
export function SectionIndex({ entries }: { entries: readonly IndexEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ol className="plain-list section-index">
      {entries.map(({ anchor, text }, index) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="bare-link index-ticket">
            <span className="index-number numeral" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
