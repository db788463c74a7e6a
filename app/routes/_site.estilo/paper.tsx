import { AccentTitle } from '~/components/accent-title'
import { ButtonLink, LineLink } from '~/components/button-link'
import { Section, type Tone } from '~/components/section'
import { Ticket } from '~/components/ticket'
import type { HeroData } from './samples'

export const papers = [
  'papel',
  'papel-2',
  'rosa',
  'amarillo',
  'naranja',
  'celeste',
  'verde',
  'tinta',
] as const satisfies readonly Tone[]

const sizes = ['l', 'm', 's'] as const

interface PaperProps {
  tone: Tone
  hero: HeroData
  ticket: NonNullable<HeroData['tickets']>[number] | undefined
}

/** A sample of one background: headlines, text, buttons, a link, a numeral, a ticket. */
export function Paper({ tone, hero, ticket }: PaperProps) {
  return (
    <Section block={{ _key: tone, anchor: tone }} className="paper" tone={tone}>
      <div className="wrap paper-columns">
        <div className="paper-words">
          <code>{tone}</code>
          {sizes.map((size) => (
            <AccentTitle key={size} value={hero.title} level={2} size={size} />
          ))}
          <p className="lead">{hero.lead}</p>
          <p>{hero.lead}</p>
          <p className="small">{hero.lead}</p>
          <div className="buttons">
            {hero.buttons?.map((button, index) => (
              <ButtonLink key={button._key} link={button} primary={index === 0} />
            ))}
          </div>
          <LineLink link={hero.buttons?.[1]} />
        </div>
        <div className="paper-words">
          <span className="title-l numeral">{ticket?.number}</span>
          {ticket ? <Ticket ticket={ticket} /> : null}
          <hr className="perforation" />
        </div>
      </div>
    </Section>
  )
}
