import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Answer } from '~/services/consent/choice'
import type { Consent } from '~/services/consent/consent'
import type { ConsentSettings } from '~/services/consent/settings'
import { RichText } from './rich-text'
import { useRoomBelow } from './room-below'
import './consent-notice.css'

type Words = NonNullable<ConsentSettings['words']>

export interface ConsentNoticeProps {
  words: Words
  consent: Consent
  /** How often the visitor reopened the notice from the footer since the last close. */
  reopenings: number
  onAnswer: (answer: Answer) => void
  onClose: () => void
}

interface Choice {
  label: string
  choose: () => void
}

/** The notice about third parties and the choices it offers (ANA-05). */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { words, consent, reopenings } = props
  const choices = choicesOf(props)
  if (choices.length === 0) return null
  const state = reopenings > 0 ? stateOf(consent, words) : null
  return <Sheet words={words} choices={choices} state={state} reopenings={reopenings} />
}

interface SheetProps extends Pick<ConsentNoticeProps, 'words' | 'reopenings'> {
  choices: readonly Choice[]
  /** Describes the current consent; set only in a reopened notice. */
  state: string | null
}

/**
 * Fixed to the bottom of the window; it never covers the focused element (WCAG 2.4.11). It precedes
 * the page in the DOM, so keyboards and screen readers reach it first.
 */
function Sheet({ words, choices, state, reopenings }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const stateId = useId()
  useRoomBelow(sheet, '--covered-by-consent')
  useFocusWhileReopened(sheet, reopenings)
  return (
    <section
      className="consent"
      ref={sheet}
      tabIndex={-1}
      aria-label={words.accessibleLabel ?? undefined}
      aria-describedby={state ? stateId : undefined}
    >
      <div className="consent-words">
        <RichText value={words.consentText} className="small" />
        {state ? (
          <p className="consent-state small" id={stateId}>
            {state}
          </p>
        ) : null}
      </div>
      <div className="consent-choices">
        {choices.map(({ label, choose }) => (
          <button key={label} type="button" className="button" onClick={choose}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

/**
 * The notice's buttons: accept and reject, or only dismiss.
 * @returns an empty list while the dataset lacks a label; accept never appears without reject
 */
function choicesOf(props: ConsentNoticeProps): Choice[] {
  const { words, consent, reopenings, onAnswer, onClose } = props
  const { acceptLabel, rejectLabel, dismissLabel } = words
  const says = (answer: Answer) => () => {
    onAnswer(answer)
    onClose()
  }
  if (consent.signalled) return dismissLabel ? [{ label: dismissLabel, choose: onClose }] : []
  if (consent.mode === 'notice' && reopenings === 0) {
    return dismissLabel ? [{ label: dismissLabel, choose: says('dismissed') }] : []
  }
  if (!acceptLabel || !rejectLabel) return []
  return [
    { label: rejectLabel, choose: says('rejected') },
    { label: acceptLabel, choose: says('accepted') },
  ]
}

/** The dataset's text for the current consent. */
function stateOf({ allowed, signalled }: Consent, words: Words): string | null {
  if (signalled) return words.signalText
  return allowed ? words.allowedText : words.refusedText
}

/** Focuses a reopened notice and restores the previous focus when it closes. */
function useFocusWhileReopened(sheet: RefObject<HTMLElement>, reopenings: number) {
  useEffect(() => {
    if (reopenings === 0) return
    const before = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [sheet, reopenings])
}
