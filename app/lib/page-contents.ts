import type { Block } from '~/blocks/types'
import { plainTitle } from '~/components/accent-title'

/** A line of a page's table of contents. */
export interface ContentsEntry {
  text: string
  /** `#` and the name of the part, or of its heading. */
  href: string
}

/** The second-level headings of a page's blocks, in order. */
export function contentsOf(blocks: readonly Block[] | null | undefined): ContentsEntry[] {
  return (blocks ?? []).flatMap((block) => {
    const text = headingOf(block)
    if (text === '') return []
    const anchor = 'anchor' in block ? block.anchor : undefined
    return [{ text, href: `#${anchor ?? `titulo-${block._key}`}` }]
  })
}

function headingOf(block: Block): string {
  if (block._type === 'notice') return block.heading?.trim() ?? ''
  return 'title' in block ? plainTitle(block.title) : ''
}
