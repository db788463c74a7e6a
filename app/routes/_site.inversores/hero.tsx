import { AccentTitle } from '~/components/accent-title'
import { useEditMark } from '~/components/editable'
import type { InvestorsPage } from './content'

interface HeroProps {
  hero: NonNullable<InvestorsPage['hero']>
  /** Address of the chat; undefined while no number is set. */
  chat: string | undefined
}

/** The first view: what is offered, and the chat that asks for the plan (INV-01, INV-02). */
export function Hero({ hero, chat }: HeroProps) {
  const mark = useEditMark()
  return (
    <div className="wrap investor-hero">
      <AccentTitle value={hero.title} level={1} size="xl" mark={mark('hero.title')} />
      {hero.subtitle ? (
        <p className="lead" {...mark('hero.subtitle')}>
          {hero.subtitle}
        </p>
      ) : null}
      {chat !== undefined && hero.ctaLabel ? (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-primary"
          {...mark('hero.ctaLabel')}
        >
          {hero.ctaLabel}
        </a>
      ) : null}
    </div>
  )
}
