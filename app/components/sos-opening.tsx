import type { ReactNode } from 'react'
import { AccentTitle, type AccentTitleData } from './accent-title'
import { hasPicture, Picture } from './picture'
import type { PictureData } from '~/sanity/image-url'
import './flood.css'
import './sos-opening.css'

interface SosOpeningProps {
  page: {
    heading: AccentTitleData | null
    lead: string | null
    picture?: PictureData | null
  }
  /** A button below the words. */
  children?: ReactNode
}

/**
 * The hero of the flood relief pages; drawn water is its lower edge.
 */
export function SosOpening({ page: { heading, lead, picture }, children }: SosOpeningProps) {
  const isPictured = hasPicture(picture)
  return (
    <header className={`sos-opening paper tone-papel${isPictured ? ' sos-opening-pictured' : ''}`}>
      <div className="wrap sos-opening-words">
        <AccentTitle value={heading} level={1} size="xl" />
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </div>
      <Picture
        picture={picture}
        className="sos-opening-picture"
        loading="first"
        sizes="(min-width: 64rem) 48vw, 100vw"
      />
      <div className="water-mark" aria-hidden="true" />
    </header>
  )
}
