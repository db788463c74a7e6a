import { PageTop } from '~/components/page-top'
import { SmartLink } from '~/components/smart-link'
import { useSite } from '~/components/site-context'
import type { InvestorsPage } from './content'

interface InvestorHeaderProps {
  words: InvestorsPage['header']
  /** Address of the chat; undefined while no number is set. */
  chat: string | undefined
}

/** The header of this page alone: the way home, the chat and the form (INV-07). */
export function InvestorHeader({ words, chat }: InvestorHeaderProps) {
  const { settings } = useSite()
  return (
    <header className="investor-top">
      <PageTop />
      <div className="investor-header wrap">
        <SmartLink
          href="/?fromInvestors=true"
          className="site-logo"
          label={words?.logoLabel ?? undefined}
        >
          {settings?.brandName}
        </SmartLink>
        {chat !== undefined && words?.quickContactLabel ? (
          <a href={chat} target="_blank" rel="noopener noreferrer" className="button">
            {words.quickContactLabel}
          </a>
        ) : null}
        {words?.formOpenLabel ? (
          <a href="#solicitud" className="button button-primary">
            {words.formOpenLabel}
          </a>
        ) : null}
      </div>
    </header>
  )
}
