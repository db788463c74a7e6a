import type { ReactNode } from 'react'
import type { Crumb } from '~/services/seo/structured-data'
import { AccentTitle, type AccentTitleData, hasText } from './accent-title'
import { hasPicture, Picture } from './picture'
import type { PictureData } from '~/sanity/image-url'
import { Breadcrumbs } from './breadcrumbs'
import type { Tone } from './section'
import './page-opening.css'

interface PageOpeningProps {
  page: {
    /** The page's name in menus and breadcrumbs; also the headline when `heading` is empty. */
    title: string | null
    heading: AccentTitleData | null
    lead: string | null
    picture?: PictureData | null
  }
  tone: Tone
  parents?: readonly Crumb[]
  /** Content below the lead, such as a stamp. */
  children?: ReactNode
}

/** The hero of a content page: a poster on coloured paper with a torn lower edge. */
export function PageOpening({ page, tone, parents, children }: PageOpeningProps) {
  const { title, heading, lead, picture } = page
  const pictured = hasPicture(picture) ? ' page-opening-pictured' : ''
  return (
    <header className={`page-opening backed tone-${tone}${pictured}`}>
      <div className="wrap page-opening-words">
        <Breadcrumbs current={title} {...(parents === undefined ? {} : { parents })} />
        {hasText(heading) ? (
          <AccentTitle value={heading} level={1} size="xl" />
        ) : (
          <h1 className="title title-xl">{title}</h1>
        )}
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </div>
      <Picture
        picture={picture}
        className="page-opening-picture"
        aspect={5 / 4}
        sizes="(min-width: 100rem) 38rem, (min-width: 48rem) 38vw, 92vw"
        loading="first"
      />
    </header>
  )
}
