import type { ReactNode } from 'react'
import type { Crumb } from '~/services/seo/structured-data'
import { AccentTitle, type AccentTitleData, hasText } from './accent-title'
import { useEditMark } from './editable'
import { Breadcrumbs } from './breadcrumbs'
import type { Tone } from './section'
import './page-opening.css'

interface PageOpeningProps {
  /** The page's name in menus and breadcrumbs; also the headline when `heading` is empty. */
  title: string | null | undefined
  heading: AccentTitleData | null | undefined
  lead: string | null | undefined
  tone: Tone
  parents?: readonly Crumb[]
  /** Content below the lead, such as a stamp. */
  children?: ReactNode
}

/** The hero of a content page: a poster on coloured paper with a torn lower edge. */
export function PageOpening(props: PageOpeningProps) {
  const { title, heading, lead, tone, parents, children } = props
  const mark = useEditMark()
  return (
    <header className={`page-opening tone-${tone}`}>
      <div className="wrap page-opening-words">
        <Breadcrumbs current={title} {...(parents === undefined ? {} : { parents })} />
        {hasText(heading) ? (
          <AccentTitle value={heading} level={1} size="xl" mark={mark('heading')} />
        ) : (
          <h1 className="title title-xl" {...mark('title')}>
            {title}
          </h1>
        )}
        {lead ? (
          <p className="lead" {...mark('lead')}>
            {lead}
          </p>
        ) : null}
        {children}
      </div>
    </header>
  )
}
