import { SmartLink } from '~/components/smart-link'
import { useSite } from '~/components/site-context'
import { useVisitFlags } from '~/components/visit-flags'
import { sitePages } from '#config/site-pages'
import './back-to-investors.css'

/** Link back for visitors from the investors page (RT-06). */
export function BackToInvestors() {
  const { fromInvestors } = useVisitFlags()
  const label = useSite().labels?.fromInvestors?.label
  if (!fromInvestors || !label) return null
  return (
    <p className="back-to-investors">
      <SmartLink
        href={sitePages.investorsPage.path}
        className="back-to-investors-link paper tone-tinta"
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="3" d="M21 12H4m7-8-8 8 8 8" />
        </svg>
        {label}
      </SmartLink>
    </p>
  )
}
