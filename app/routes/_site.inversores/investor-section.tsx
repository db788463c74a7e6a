import type { ReactNode } from 'react'
import { EditableField } from '~/components/editable'
import { Section, type SectionData, SectionHead, type Tone } from '~/components/section'
import { anchors } from './visible-page'
import './investor-section.css'

interface InvestorSectionProps {
  /** The field of the section, which also names its anchor. */
  name: keyof typeof anchors
  section: Pick<SectionData, 'title' | 'lead'>
  className: string
  tone?: Tone
  /** Class of the element that holds the head and the content. */
  columns: string
  /** Class of an element around the head and `opening`. */
  openingClass?: string
  opening?: ReactNode
  children: ReactNode
}

/** A section of the page, under its head. */
export function InvestorSection(props: InvestorSectionProps) {
  const { name, section, className, tone, columns, openingClass, opening, children } = props
  const block = { ...section, _key: anchors[name], anchor: anchors[name] }
  const head = <SectionHead block={block} />
  return (
    <EditableField path={name}>
      <Section block={block} className={className} {...(tone && { tone })}>
        <div className={`wrap investor-columns ${columns}`}>
          {openingClass ? (
            <div className={openingClass}>
              {head}
              {opening}
            </div>
          ) : (
            head
          )}
          {children}
        </div>
      </Section>
    </EditableField>
  )
}
