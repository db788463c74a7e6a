import { type ReactNode, useRef } from 'react'
import { PageTop } from '~/components/page-top'
import { Logo } from '~/components/site-header'
import { ChatLink } from '../chat-link'
import type { InvestorsPage } from '../visible-page'
import { useHidingHeader } from './use-hiding-header'
import './investor-header.css'

interface InvestorHeaderProps {
  words: InvestorsPage['header']
  /** Undefined without a number. */
  chat: string | undefined
  /** The button that opens the form. */
  toggle: ReactNode
}

/** Header of the investors page: logo, chat and form (INV-07). */
export function InvestorHeader({ words, chat, toggle }: InvestorHeaderProps) {
  const bar = useRef<HTMLDivElement>(null)
  const hidden = useHidingHeader(bar)
  return (
    <header className="investor-top">
      <PageTop />
      <div className={hidden ? 'investor-bar investor-bar-away' : 'investor-bar'} ref={bar}>
        <div className="wrap investor-header">
          {/* The address marks the origin of the visit. */}
          <Logo href="/?fromInvestors=true" label={words?.logoLabel} />
          <nav className="investor-actions" aria-label={words?.navigationLabel ?? undefined}>
            <ChatLink href={chat} label={words?.quickContactLabel} className="button button-line" />
            {toggle}
          </nav>
        </div>
      </div>
    </header>
  )
}
