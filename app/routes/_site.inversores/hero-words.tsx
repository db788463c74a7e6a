import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type AccentTitleData, TitleWords } from '~/components/accent-title'
import type { EditMark } from '~/components/editable'
import { motionAllowed } from '~/lib/motion'
import './hero-words.css'

/** Share of the viewport's height that the words must reach to come in (INV-12). */
const TITLE_LINE = 0.8
const SUBTITLE_LINE = 0.75

/** The page's headline, its words coming in one after the other; the wide word fills its line. */
export function HeroTitle({ value, mark }: { value: AccentTitleData; mark: EditMark }) {
  const { ref, className } = useReveal<HTMLHeadingElement>(TITLE_LINE)
  const spans = value
    .flatMap(({ children }) => children ?? [])
    .filter(({ text }) => Boolean(text?.trim()))
  return (
    <h1 className={`title hero-title ${className}`} ref={ref} {...mark}>
      {spans.map(({ text, marks }, index) => {
        const before = spans.slice(0, index).flatMap((span) => wordsOf(span.text)).length
        const line = <Words words={wordsOf(text)} first={before} />
        return marks?.includes('em') === true ? (
          <em key={index} style={lettersOf(text)}>
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

/** The sentence below the headline, coming in as the headline does. */
export function HeroSubtitle({ text, mark }: { text: string; mark: EditMark }) {
  const { ref, className } = useReveal<HTMLParagraphElement>(SUBTITLE_LINE)
  return (
    <p className={`lead hero-subtitle ${className}`} ref={ref} {...mark}>
      <Words words={wordsOf(text)} first={0} />
    </p>
  )
}

function Words({ words, first }: { words: string[]; first: number }) {
  return words.map((word, index) => {
    const style: CSSProperties & Record<'--word', number> = { '--word': first + index }
    // The blank stands outside, so that lines break between words.
    return [
      <span key={index} className="hero-word" style={style}>
        <TitleWords text={word} />
      </span>,
      ' ',
    ]
  })
}

/**
 * Keeps words away until their top reaches the line, and again when the visitor scrolls back up
 * past it. Only words that nobody sees yet are taken away at the beginning: without scripts, or
 * until they run, all are there.
 */
function useReveal<Words extends HTMLElement>(line: number) {
  const ref = useRef<Words>(null)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || !motionAllowed()) return
    let first = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const { top } = entry.boundingClientRect
        setAway(top >= window.innerHeight * (first ? 1 : line))
        first = false
      },
      { rootMargin: `0px 0px ${-Math.round((1 - line) * 100)}% 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [line])
  return { ref, className: away ? 'hero-away' : '' }
}

function wordsOf(text: string | null | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean)
}

function lettersOf(text: string | null | undefined) {
  const style: CSSProperties & Record<'--letters', number> = {
    '--letters': (text ?? '').trim().length,
  }
  return style
}
