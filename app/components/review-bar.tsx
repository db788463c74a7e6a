import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { ReviewTextsQueryResult } from '~/sanity/types.generated'
import styles from './review-bar.css?url'

export interface ReviewBarProps {
  path: string
  /** Of the draft; undefined once it is published or discarded. */
  revision: string | undefined
  words: NonNullable<ReviewTextsQueryResult['texts']>['bar'] | undefined
}

const MAX_TEXT = 1_000
const MAX_PLACE = 80

/**
 * On pages that a link for a review shows: approves, or asks for a change (PLAN-03). Without scripts
 * its forms work, too; with scripts a click on the page says which place the change is about.
 */
export function ReviewBar({ path, revision, words }: ReviewBarProps) {
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const place = useClickedPlace(isAsking)
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <aside className="review-bar" aria-labelledby="review-title" data-early>
        <strong id="review-title">{words?.title}</strong>
        <div className="review-actions">
          {revision === undefined ? (
            <p>{words?.published}</p>
          ) : pathname !== path ? (
            <a href={path}>{words?.back}</a>
          ) : (
            <>
              <form action="/ver/respuesta" method="post">
                <input type="hidden" name="revision" value={revision} />
                <button className="review-button" name="answer" value="approved">
                  {words?.approve}
                </button>
              </form>
              <details onToggle={(event) => setAsking(event.currentTarget.open)}>
                <summary className="review-button">{words?.change}</summary>
                <form className="review-change" action="/ver/respuesta" method="post">
                  <input type="hidden" name="revision" value={revision} />
                  <input type="hidden" name="place" value={place} />
                  <label htmlFor="review-text">{words?.changeField}</label>
                  <textarea id="review-text" name="text" rows={3} maxLength={MAX_TEXT} required />
                  {isAsking ? (
                    <p role="status">
                      {place === ''
                        ? words?.placeHint
                        : fillPlaceholders(words?.placeField, { place })}
                    </p>
                  ) : null}
                  <button className="review-button" name="answer" value="change">
                    {words?.send}
                  </button>
                </form>
              </details>
            </>
          )}
          <form action="/ver/respuesta" method="post">
            <button className="review-leave" name="answer" value="leave">
              {words?.leave}
            </button>
          </form>
        </div>
      </aside>
    </>
  )
}

/** The words of the page that were clicked last, while a change is written. */
function useClickedPlace(isAsking: boolean): string {
  const [place, setPlace] = useState('')
  useEffect(() => {
    if (!isAsking) return
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest('.review-bar') !== null) return
      // A link or button would lead away from the sentence.
      event.preventDefault()
      event.stopPropagation()
      const alt = target.closest('img')?.alt ?? target.querySelector('img')?.alt ?? ''
      const text = target.textContent.trim()
      const words = text === '' ? alt : text
      setPlace(words.replace(/\s+/g, ' ').slice(0, MAX_PLACE))
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isAsking])
  return place
}
