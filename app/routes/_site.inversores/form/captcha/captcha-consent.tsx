import { type ReactNode, useId, useState } from 'react'
import { useConsent } from '~/components/consent'
import type { FormWords } from '../form-content'
import './captcha.css'

interface Props {
  words: FormWords['captcha']
  /** The provider's captcha, which loads when it is shown. */
  children: ReactNode
}

/**
 * Holds the provider's captcha back from a visitor who has not agreed to third parties, and offers
 * to load this one, for this form alone (ANA-05). The browser's signals do not hold it back: the
 * visitor has just opened the form that needs it.
 */
export function CaptchaConsent({ words, children }: Props) {
  const { agreed } = useConsent()
  const [isWanted, setWanted] = useState(false)
  const textId = useId()
  if (agreed || isWanted) return children
  return (
    <div className="captcha captcha-consent">
      <p className="small" id={textId}>
        {words?.consentText}
      </p>
      {words?.consentLabel ? (
        <button
          type="button"
          className="button"
          aria-describedby={textId}
          onClick={() => setWanted(true)}
        >
          {words.consentLabel}
        </button>
      ) : null}
    </div>
  )
}
