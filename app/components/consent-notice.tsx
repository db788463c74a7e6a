import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Answer } from '~/services/consent/choice'
import type { Consent } from '~/services/consent/consent'
import type { ConsentSettings } from '~/services/consent/settings'
import { RichText } from './rich-text'
import { useReservedSpace } from './reserved-space'
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
  const choices = listChoices(props)
  if (choices.length === 0) return null
  const stateText = reopenings > 0 ? selectStateText(consent, words) : null
  return (
    <NoticePanel words={words} choices={choices} stateText={stateText} reopenings={reopenings} />
  )
}

interface NoticePanelProps extends Pick<ConsentNoticeProps, 'words' | 'reopenings'> {
  choices: readonly Choice[]
  /** Describes the current consent; set only in a reopened notice. */
  stateText: string | null
}

/**
 * Fixed to the bottom of the window; it never covers the focused element (WCAG 2.4.11). It precedes
 * the page in the DOM, so keyboards and screen readers reach it first.
 */
function NoticePanel({ words, choices, stateText, reopenings }: NoticePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const stateId = useId()
  useReservedSpace(panel, '--covered-by-consent')
  useFocusWhileReopened(panel, reopenings)
  return (
    <section
      className="consent"
      ref={panel}
      tabIndex={-1}
      aria-label={words.accessibleLabel ?? undefined}
      aria-describedby={stateText ? stateId : undefined}
    >
      <div className="consent-words backed">
        <RichText value={words.consentText} className="small" />
        {stateText ? (
          <p className="consent-state small" id={stateId}>
            {stateText}
          </p>
        ) : null}
      </div>
      <div className="consent-choices backed">
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
function listChoices(props: ConsentNoticeProps): Choice[] {
  const { words, consent, reopenings, onAnswer, onClose } = props
  const { acceptLabel, rejectLabel, dismissLabel } = words
  const answerWith = (answer: Answer) => () => {
    onAnswer(answer)
    onClose()
  }
  if (consent.signalled) return dismissLabel ? [{ label: dismissLabel, choose: onClose }] : []
  if (consent.mode === 'notice' && reopenings === 0) {
    return dismissLabel ? [{ label: dismissLabel, choose: answerWith('dismissed') }] : []
  }
  if (!acceptLabel || !rejectLabel) return []
  return [
    { label: rejectLabel, choose: answerWith('rejected') },
    { label: acceptLabel, choose: answerWith('accepted') },
  ]
}

/** The dataset's text for the current consent. */
function selectStateText({ allowed, signalled }: Consent, words: Words): string | null {
  if (signalled) return words.signalText
  return allowed ? words.allowedText : words.refusedText
}

/** Focuses a reopened notice and restores the previous focus when it closes. */
function useFocusWhileReopened(panel: RefObject<HTMLElement>, reopenings: number) {
  useEffect(() => {
    if (reopenings === 0) return
    const previous = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (previous instanceof HTMLElement) previous.focus({ preventScroll: true })
    }
  }, [panel, reopenings])
}
