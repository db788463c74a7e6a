import { plainTitle } from '~/components/accent-title'
import type { Block } from '~/sanity/block-types'
import './page-contents.css'

interface PageContentsProps {
  /** Accessible name of the list. */
  label: string | null | undefined
  entries: readonly ContentsEntry[]
}

/** The table of contents of a long text. */
export function PageContents({ label, entries }: PageContentsProps) {
  if (entries.length < 2) return null
  return (
    <nav className="page-contents paper tone-papel-2" aria-label={label ?? undefined}>
      <ol className="plain-list page-contents-list">
        {entries.map(({ text, href }) => (
          <li key={href}>
            <a href={href} className="bare-link">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ContentsEntry {
  text: string
  /** `#` and the anchor of the section, or the id of its heading. */
  href: string
}

/** Lists the second-level headings of a page's blocks. */
export function getContents(blocks: readonly Block[] | null | undefined): ContentsEntry[] {
  return (blocks ?? []).flatMap((block) => {
    const text = getHeading(block)
    if (text === '') return []
    const anchor = 'anchor' in block ? block.anchor : undefined
    return [{ text, href: `#${anchor ?? `titulo-${block._key}`}` }]
  })
}

function getHeading(block: Block): string {
  if (block._type === 'notice') return block.heading?.trim() ?? ''
  return 'title' in block ? plainTitle(block.title) : ''
}
