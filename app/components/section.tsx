import type { ReactNode } from 'react'
import { AccentTitle, type AccentTitleData, hasWords } from './accent-title'
import { useBlockMark } from './editable'

export type Tone =
  'papel' | 'papel-2' | 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa' | 'tinta'

/** How most blocks open, see schemas/blocks/section-fields.ts. */
export interface SectionData {
  _key: string
  title?: AccentTitleData | null | undefined
  lead?: string | null | undefined
  anchor?: string | null | undefined
}

interface SectionProps {
  block: SectionData
  className: string
  tone?: Tone
  children: ReactNode
}

/** The frame of a block: its paper, its name for links and, when it has one, its headline. */
export function Section({ block, className, tone = 'papel', children }: SectionProps) {
  const mark = useBlockMark()
  const titleId = hasWords(block.title) ? headingId(block) : undefined
  return (
    <section
      className={`section tone-${tone} ${className}`}
      id={block.anchor ?? undefined}
      aria-labelledby={titleId}
      {...mark('')}
    >
      {children}
    </section>
  )
}

/** True when a block says something before its own content. */
export function hasHead({ title, lead }: Pick<SectionData, 'title' | 'lead'>): boolean {
  return hasWords(title) || Boolean(lead)
}

/** Headline and first sentences of a block. */
export function SectionHead({ block, size = 'l' }: { block: SectionData; size?: 'l' | 'm' }) {
  const mark = useBlockMark()
  if (!hasHead(block)) return null
  return (
    <div className="section-head">
      <AccentTitle
        value={block.title}
        level={2}
        size={size}
        id={headingId(block)}
        mark={mark('title')}
      />
      {block.lead ? (
        <p className="lead" {...mark('lead')}>
          {block.lead}
        </p>
      ) : null}
    </div>
  )
}

/** The colour that an editor chose, or the one that the design gives. */
export function toneOf(tone: Tone | null | undefined, otherwise: Tone): Tone {
  return tone ?? otherwise
}

function headingId({ _key }: SectionData): string {
  return `titulo-${_key}`
}
