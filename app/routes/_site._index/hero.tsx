import { AccentTitle } from '~/components/accent-title'
import { ButtonLinks } from '~/components/button-link'
import { itemPath, useEditMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import type { Tone } from '~/components/section'
import { useSite } from '~/components/site-context'
import { NumberTicket } from './number-ticket'
import type { HomePageQueryResult } from '~/sanity/types.generated'
import './hero.css'

type HeroData = NonNullable<NonNullable<HomePageQueryResult>['hero']>

/** First view: headline, buttons and a fan of raffle tickets. */
export function Hero({ hero }: { hero: HeroData }) {
  const mark = useEditMark()
  const pictured = hasPicture(hero.picture)
  return (
    <header className={pictured ? 'hero hero-pictured' : 'hero'}>
      <div className="hero-words">
        <AccentTitle value={hero.title} level={1} size="xl" />
        {hero.lead ? <p className="lead">{hero.lead}</p> : null}
        <ButtonLinks links={hero.buttons} path="hero.buttons" />
      </div>
      <div className="hero-scene" {...mark('hero.picture')}>
        <Picture
          picture={hero.picture}
          className="hero-picture"
          sizes="(min-width: 64rem) 40vw, (min-width: 36rem) 34rem, 94vw"
          loading="first"
        />
        <ul className="plain-list hero-tickets">
          {hero.tickets?.map((ticket) => (
            <li key={ticket._key} {...mark(itemPath('hero.tickets', ticket))}>
              <Ticket ticket={ticket} />
            </li>
          ))}
        </ul>
        <NumberTicket words={hero.number} />
      </div>
    </header>
  )
}

interface TicketData {
  title?: string | null | undefined
  detail?: string | null | undefined
  number?: string | null | undefined
  price?: string | null | undefined
  tone?: Tone | null | undefined
}

/** A raffle ticket: the prize, and the stub with its number and price. */
function Ticket({ ticket }: { ticket: TicketData }) {
  const { labels } = useSite()
  return (
    <div className={`ticket tone-${ticket.tone ?? 'amarillo'}`}>
      <div className="ticket-main ticket-part paper">
        <strong className="display ticket-title">{ticket.title}</strong>
        <span className="ticket-detail small">{ticket.detail}</span>
      </div>
      <div className="ticket-stub ticket-part paper">
        <span className="small">{labels?.tickets?.number}</span>
        <span className="ticket-number numeral">{ticket.number}</span>
        <span className="small">{ticket.price}</span>
      </div>
    </div>
  )
}
