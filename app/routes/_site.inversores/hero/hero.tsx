import { useSyncExternalStore } from 'react'
import { hasText } from '~/components/accent-title'
import { useEditMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import { ChatLink } from '../chat-link'
import type { IndexEntry, InvestorsPage } from '../visible-page'
import { FigureList } from '../figures/figure-list'
import { HeroSubtitle, HeroTitle } from './hero-title'
import './hero-receipt.css'
import './hero.css'
import './section-index.css'

interface HeroProps {
  hero: NonNullable<InvestorsPage['hero']>
  /** Undefined without a number. */
  chat: string | undefined
  /** Title of the risk notice below. */
  riskTitle: string | null | undefined
  /** Sections of the index, which wide screens show (INV-14). */
  entries: readonly IndexEntry[]
}

/** First view: headline, figures and the chat link (INV-01). */
export function Hero({ hero, chat, riskTitle, entries }: HeroProps) {
  const mark = useEditMark()
  const wide = useWideScreen()
  return (
    <div className="investor-hero">
      <div className="wrap hero-sheet">
        {hasText(hero.title) ? <HeroTitle value={hero.title} mark={mark('hero.title')} /> : null}
        <div className="hero-pitch">
          {hero.subtitle ? (
            <HeroSubtitle text={hero.subtitle} mark={mark('hero.subtitle')} />
          ) : null}
          <ChatLink href={chat} label={hero.ctaLabel} className="button button-primary" />
        </div>
        {hero.people.length > 0 ? (
          <ul className="plain-list hero-people" {...mark('hero.people')}>
            {hero.people.map((picture, index) => (
              <li key={picture._key}>
                <Picture
                  picture={picture}
                  sizes={
                    index === 0
                      ? '(min-width: 96rem) 45rem, (min-width: 64rem) 48vw, (min-width: 48rem) 55vw, 100vw'
                      : '(min-width: 96rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 39vw, 58vw'
                  }
                  loading={index === 0 ? 'first' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {hero.figures.length > 0 || hasPicture(hero.logo) ? (
          <div className="hero-printer">
            <div className="hero-receipt receipt-shape paper tone-papel">
              <div className="hero-logo" {...mark('hero.logo')}>
                <Picture picture={hero.logo} sizes="6.5rem" loading="eager" />
              </div>
              <FigureList figures={hero.figures} field="hero.figures" riskTitle={riskTitle} />
            </div>
          </div>
        ) : null}
        {wide ? (
          <div className="hero-slot wide-only">
            <SectionIndex entries={entries} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Index of the sections: a strip of numbered tickets. */
function SectionIndex({ entries }: { entries: readonly IndexEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ol className="plain-list section-index">
      {entries.map(({ anchor, text }, index) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="bare-link index-ticket paper tone-amarillo">
            <span className="index-number numeral" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

const WIDE = '(min-width: 64rem)'

/** True from 1024 px on, and on the server; styles hide the content on narrow screens. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
}
