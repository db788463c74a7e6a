import type { ReactNode } from 'react'
import { AccentTitle, type AccentTitleData } from './accent-title'
import { useEditMark } from './editable'
import './flood.css'
import './sos-opening.css'

interface SosOpeningProps {
  heading: AccentTitleData | null | undefined
  lead: string | null | undefined
  children?: ReactNode
}

/** The hero of the flood relief pages: their headline above a water line. */
export function SosOpening({ heading, lead, children }: SosOpeningProps) {
  const mark = useEditMark()
  return (
    <header className="sos-opening tone-papel">
      <div className="wrap sos-opening-words">
        <AccentTitle value={heading} level={1} size="xl" mark={mark('heading')} />
        {lead ? (
          <p className="lead" {...mark('lead')}>
            {lead}
          </p>
        ) : null}
        {children}
      </div>
      <div className="water-mark" aria-hidden="true" />
    </header>
  )
}
