import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { fill } from '~/lib/fill'
import { forgetSubmission } from '~/lib/investor-form/submission'
import { sitePages } from '~/lib/site-pages'
import type { ThankYouPageQueryResult } from '~/sanity/types.generated'
import { COUNT_FROM, spokenSecond } from './countdown-state'
import { useCountdown } from './use-countdown'

type Words = NonNullable<NonNullable<ThankYouPageQueryResult['page']>['countdown']>

const stubs = Array.from({ length: COUNT_FROM }, (_, index) => index + 1)

/**
 * Goes back to the investors page when the ten seconds are over, unless the visitor wants to stay
 * (TY-02, TY-03): a strip of stubs of which one is torn off each second.
 */
export function Countdown({ words }: { words: Words }) {
  const navigate = useNavigate()
  const { left, paused, pause, resume } = useCountdown(() => {
    forgetSubmission()
    navigate(sitePages.investorsPage, { replace: true })
  })
  return (
    <div className="countdown">
      <ol className="plain-list countdown-stubs" aria-hidden="true">
        {stubs.map((stub) => (
          <li key={stub} className="numeral" data-torn={stub > left || undefined}>
            {stub}
          </li>
        ))}
      </ol>
      <p>{paused ? words.paused : fill(words.text, { seconds: left })}</p>
      <button type="button" className="button" onClick={paused ? resume : pause}>
        {paused ? words.resume : words.pause}
      </button>
      <Announcement
        text={paused ? words.paused : fill(words.text, { seconds: spokenSecond(left) ?? left })}
      />
    </div>
  )
}

/** Says a text aloud, without haste, once the page is there and whenever it changes. */
function Announcement({ text }: { text: string | null }) {
  const region = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // A text that stands in the region from the start is not announced.
    if (region.current !== null) region.current.textContent = text
  }, [text])
  return <p className="visually-hidden" role="status" ref={region} />
}
