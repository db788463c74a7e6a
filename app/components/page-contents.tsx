import type { ContentsEntry } from '~/lib/page-contents'
import './page-contents.css'

interface PageContentsProps {
  /** Names the list, for those who hear it. */
  label: string | null | undefined
  entries: readonly ContentsEntry[]
}

/** The table of contents of a long text, as the stub that stays with the book. */
export function PageContents({ label, entries }: PageContentsProps) {
  if (entries.length < 2) return null
  return (
    <nav className="page-contents" aria-label={label ?? undefined}>
      <ol className="page-contents-list">
        {entries.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
