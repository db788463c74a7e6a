import type { Tone } from '~/components/section'
import { useSite } from '~/components/site-context'
import './ticket.css'

interface TicketData {
  title?: string | null | undefined
  detail?: string | null | undefined
  number?: string | null | undefined
  price?: string | null | undefined
  tone?: Tone | null | undefined
}

/** A raffle ticket: the prize, and the stub with its number and price. */
export function Ticket({ ticket }: { ticket: TicketData }) {
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
