import { useEffect, useRef, useState } from 'react'
import { type AccentTitleData, TitleText } from '~/components/accent-title'
import type { EditMark } from '~/components/editable'
import { allowsMotion } from '~/lib/browser/visitor-preferences'
import { withoutHidden } from '~/lib/text/hidden-index'

/** Share of the viewport height at which the words appear (INV-12). */
const TITLE_LINE = 0.8
const SUBTITLE_LINE = 0.75

/** The headline: its words appear one after the other; the wide word fills its line. */
export function HeroTitle({ value, mark }: { value: AccentTitleData; mark: EditMark }) {
  const { ref, className } = useReveal<HTMLHeadingElement>(TITLE_LINE)
  const spans = value
    .flatMap(({ children }) => children ?? [])
    .filter(({ text }) => Boolean(text?.trim()))
  return (
    <h1 className={`title hero-title ${className}`} ref={ref} {...mark}>
      {spans.map(({ text, marks }, index) => {
        const before = spans.slice(0, index).flatMap((span) => splitWords(span.text)).length
        const line = <Words words={splitWords(text)} first={before} />
        return marks?.includes('em') === true ? (
          <em key={index} style={{ '--letters': withoutHidden(text ?? '').trim().length }}>
            {line}
          </em>
        ) : (
          <span key={index} className="hero-line">
            {line}
          </span>
        )
      })}
    </h1>
  )
}

/** The subtitle, which appears as the headline does. */
export function HeroSubtitle({ text, mark }: { text: string; mark: EditMark }) {
  const { ref, className } = useReveal<HTMLParagraphElement>(SUBTITLE_LINE)
  return (
    <p className={`lead hero-subtitle ${className}`} ref={ref} {...mark}>
      <Words words={splitWords(text)} first={0} />
    </p>
  )
}

function Words({ words, first }: { words: string[]; first: number }) {
  return words.map((word, index) => [
    // The blank is outside the span, so that lines break between words.
    <span key={index} className="hero-word" style={{ '--word': first + index }}>
      <TitleText text={word} />
    </span>,
    ' ',
  ])
}

/**
 * Hides words until their top reaches the line, and again when the visitor scrolls back. Initially
 * it hides only words outside the viewport; without scripts all are visible.
 */
function useReveal<Words extends HTMLElement>(line: number) {
  const ref = useRef<Words>(null)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || !allowsMotion()) return
    let first = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const { top } = entry.boundingClientRect
        setHidden(top >= window.innerHeight * (first ? 1 : line))
        first = false
      },
      { rootMargin: `0px 0px ${-Math.round((1 - line) * 100)}% 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [line])
  return { ref, className: isHidden ? 'hero-away' : '' }
}

function splitWords(text: string | null | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean)
}
