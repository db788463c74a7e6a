import { useConsent } from './consent'
import './consent-reopen.css'

/** Reopens the notice, so visitors can review and withdraw their choice (ANA-05). */
export function ConsentReopen() {
  const { reopenLabel, reopen } = useConsent()
  if (!reopenLabel) return null
  return (
    <button type="button" className="consent-reopen" onClick={reopen}>
      {reopenLabel}
    </button>
  )
}
