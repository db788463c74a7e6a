import { useEffect, useRef, useState } from 'react'
import { allowsMotion } from '~/lib/browser/visitor-preferences'
import { countingValues } from './counting-values'
import './counting-value.css'

const STEP_MS = 40

/**
 * Counts up to a figure once, when it scrolls into view. Plain text before and after, with reduced
 * motion, and when it is visible from the start.
 */
export function CountingValue({ value }: { value: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const element = ref.current
    const values = countingValues(value)
    if (element === null || values.length === 0 || !allowsMotion()) return
    let timer: number | undefined
    const showNext = () => {
      const next = values.shift()
      setShown(next)
      if (next === undefined) window.clearInterval(timer)
    }
    let away = false
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) {
        away = true
        return
      }
      observer.disconnect()
      // A figure visible from the start does not move.
      if (!away) return
      showNext()
      timer = window.setInterval(showNext, STEP_MS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      window.clearInterval(timer)
      setShown(undefined)
    }
  }, [value])
  return (
    <span className={shown === undefined ? 'counting-value' : 'counting-value counting'} ref={ref}>
      <span className="counting-end">{value}</span>
      {shown === undefined ? null : (
        <span className="counting-now" aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  )
}
