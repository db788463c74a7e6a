import type { ReactNode } from 'react'
import { AccentTitle, type AccentTitleData, hasText } from './accent-title'
import { useBlockMark } from './editable'

export type Tone =
  'papel' | 'papel-2' | 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa' | 'tinta'

/** Fields that most blocks share; see schemas/blocks/section-fields.ts. */
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

/**
 * The outer element of a block: tone, anchor and accessible name. Without a headline it is a `div`,
 * because a section needs a name.
 */
export function Section({ block, className, tone = 'papel', children }: SectionProps) {
  const mark = useBlockMark()
  const titleId = hasText(block.title) ? headingId(block) : undefined
  const Element = titleId === undefined ? 'div' : 'section'
  return (
    <Element
      className={`section tone-${tone} ${className}`}
      id={block.anchor ?? undefined}
      aria-labelledby={titleId}
      {...mark('')}
    >
      {children}
    </Element>
  )
}

/** True when a block has a headline or a lead. */
export function hasHead({ title, lead }: Pick<SectionData, 'title' | 'lead'>): boolean {
  return hasText(title) || Boolean(lead)
}

interface HeadProps {
  block: SectionData
  size?: 'l' | 'm'
}

/** Headline and lead of a block. */
export function SectionHead({ block, size = 'l' }: HeadProps) {
  if (!hasHead(block)) return null
  return (
    <div className="section-head">
      <AccentTitle value={block.title} level={2} size={size} id={headingId(block)} />
      {block.lead ? <p className="lead">{block.lead}</p> : null}
    </div>
  )
}

interface HeadedSectionProps extends SectionProps, HeadProps {
  /** Class of the element that holds the head and the content. */
  columns?: string
}

/** A block whose content follows its head in the width of the page. */
export function HeadedSection({ columns, size = 'l', children, ...section }: HeadedSectionProps) {
  return (
    <Section {...section}>
      <div className={columns ? `wrap ${columns}` : 'wrap'}>
        <SectionHead block={section.block} size={size} />
        {children}
      </div>
    </Section>
  )
}

/** The tone of an item in a list whose papers repeat. */
export function toneAt(papers: readonly Tone[], index: number): Tone {
  return papers[index % papers.length] ?? 'papel'
}

function headingId({ _key }: SectionData): string {
  return `titulo-${_key}`
}
