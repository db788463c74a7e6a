import { useConsent } from './consent'
import './consent-reopen.css'

/** Shows the notice again, so that a choice can be looked at and taken back (ANA-05). */
export function ConsentReopen() {
  const { reopenLabel, reopen } = useConsent()
  if (!reopenLabel) return null
  return (
    <button type="button" className="consent-reopen" onClick={reopen}>
      {reopenLabel}
    </button>
  )
}
