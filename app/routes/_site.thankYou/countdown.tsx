import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { forgetSubmission, hasSubmitted } from '~/services/investor-requests/form/submission'
import { sitePages } from '#config/site-pages'
import type { ThankYouPageQueryResult } from '~/sanity/types.generated'
import { useTabValue } from './receipt'

type Words = NonNullable<NonNullable<ThankYouPageQueryResult['page']>['countdown']>

/** Seconds until the page is left (TY-02). */
const COUNT_FROM = 10
const SECOND_MS = 1_000

const stubs = Array.from({ length: COUNT_FROM }, (_, index) => index + 1)

/**
 * Counts down and then returns to the investors page, unless the visitor stays (TY-02, TY-03). It
 * starts if this tab has `formSubmitted`, so not in previews. The server renders it, so that the
 * notice is part of the first paint.
 */
export function Countdown({ words }: { words: Words }) {
  const navigate = useNavigate()
  const isStarted = useTabValue(hasSubmitted, false)
  const [secondsLeft, setSecondsLeft] = useState(COUNT_FROM)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isStarted || isPaused) return
    if (secondsLeft === 0) {
      forgetSubmission()
      navigate(sitePages.investorsPage.path, { replace: true })
      return
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [isStarted, isPaused, secondsLeft, navigate])
  const textWith = (seconds: number) =>
    isPaused ? words.paused : fillPlaceholders(words.text, { seconds })
  return (
    <div className="countdown" data-needs-scripts="">
      <ol className="plain-list countdown-stubs" aria-hidden="true">
        {stubs.map((stub) => (
          <li key={stub} className="numeral" data-torn={stub > secondsLeft || undefined}>
            {stub}
          </li>
        ))}
      </ol>
      <p>{textWith(secondsLeft)}</p>
      <button type="button" className="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? words.resume : words.pause}
      </button>
      {isStarted ? <Announcement text={textWith(announcedSeconds(secondsLeft))} /> : null}
    </div>
  )
}

/**
 * The number of seconds to announce: the first and half of it. Announcing each second would be
 * noise (TY-03).
 */
function announcedSeconds(secondsLeft: number): number {
  const half = Math.floor(COUNT_FROM / 2)
  return secondsLeft > half ? COUNT_FROM : half
}

/** Announces a text politely to screen readers, once the page is there and after each change. */
function Announcement({ text }: { text: string | null }) {
  const region = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Screen readers announce changes only, not the text that a live region begins with.
    if (region.current !== null) region.current.textContent = text
  }, [text])
  return <p className="visually-hidden" role="status" ref={region} />
}
