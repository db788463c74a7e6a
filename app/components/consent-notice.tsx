import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Answer } from '~/services/consent/choice'
import type { ConsentSettings } from '~/services/consent/settings'
import type { Consent } from './consent'
import { RichText } from './rich-text'
import './consent-notice.css'

type Words = NonNullable<ConsentSettings['words']>

export interface ConsentNoticeProps {
  words: Words
  consent: Consent
  /** How often the visitor asked for it, from the footer, since it was last closed. */
  reopenings: number
  onAnswer: (answer: Answer) => void
  onClose: () => void
}

interface Choice {
  label: string
  choose: () => void
}

/** What the site says of third parties, and what a visitor may answer (ANA-05). */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { words, consent, reopenings } = props
  const choices = choicesOf(props)
  if (choices.length === 0) return null
  const state = reopenings > 0 ? stateOf(consent, words) : null
  return <Sheet words={words} choices={choices} state={state} reopenings={reopenings} />
}

interface SheetProps extends Pick<ConsentNoticeProps, 'words' | 'reopenings'> {
  choices: readonly Choice[]
  /** How things stand, when that was asked. */
  state: string | null
}

/**
 * The notice as it lies at the window's end: never over what has the focus (WCAG 2.4.11). For
 * keyboards and screen readers it stands before the page.
 */
function Sheet({ words, choices, state, reopenings }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const stateId = useId()
  useRoomBelow(sheet)
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
 * What there is to press: a yes and a no side by side, or what closes a notice that asks nothing.
 * Nothing at all while the dataset lacks the words for it: a yes without a no is no question.
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

/** How things stand, in words. */
function stateOf({ allowed, signalled }: Consent, words: Words): string | null {
  if (signalled) return words.signalText
  return allowed ? words.allowedText : words.refusedText
}

/**
 * Says in `--covered-below` how much of the window's end the notice takes: the page keeps that much
 * free at its own end, and what takes the focus is scrolled clear of it.
 */
function useRoomBelow(sheet: RefObject<HTMLElement>) {
  useEffect(() => {
    const element = sheet.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = window.innerHeight - element.getBoundingClientRect().top
      style.setProperty('--covered-below', `${Math.ceil(covered)}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty('--covered-below')
    }
  }, [sheet])
}

/** A notice that was asked for takes the focus, and gives it back when it goes. */
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
