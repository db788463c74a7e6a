import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { allowsMotion } from '~/lib/browser/visitor-preferences'
import './rolling-value.css'

/** Numbers that pass before the first digit stops; each further digit passes one more. */
const TURNS = 7

/**
 * Rolls the digits of a figure like a raffle drum, once, when it scrolls into view. Plain text
 * before and after, with reduced motion, and when it is visible from the start.
 */
export function RollingValue({ value }: { value: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [rolling, setRolling] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || !allowsMotion()) return
    let away = false
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) {
        away = true
        return
      }
      observer.disconnect()
      // A figure visible from the start does not move.
      if (away) setRolling(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const parts = value.split(/(\d)/)
  // Every second part is a digit.
  const last = parts.length - 2
  return (
    <span className={rolling ? 'rolling-value rolling' : 'rolling-value'} ref={ref}>
      <span className="rolling-still">{value}</span>
      {rolling ? (
        <span className="rolling-reels" aria-hidden="true">
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              <Reel
                key={index}
                digit={Number(part)}
                turns={TURNS + (index - 1) / 2}
                {...(index === last ? { onStop: () => setRolling(false) } : {})}
              />
            ) : (
              <span key={index}>{part}</span>
            ),
          )}
        </span>
      ) : null}
    </span>
  )
}

interface ReelProps {
  digit: number
  turns: number
  onStop?: () => void
}

function Reel({ digit, turns, onStop }: ReelProps) {
  const style: CSSProperties & Record<'--turns', number> = { '--turns': turns }
  return (
    <span className="reel">
      <span className="reel-size">{digit}</span>
      <span className="reel-strip" style={style} onAnimationEnd={onStop}>
        {Array.from({ length: turns + 1 }, (_, turn) => (
          <span key={turn}>{(digit + 10 * turns - 3 * (turns - turn)) % 10}</span>
        ))}
      </span>
    </span>
  )
}
