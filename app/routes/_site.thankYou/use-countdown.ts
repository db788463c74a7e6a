import { useEffect, useReducer, useRef } from 'react'
import { countdown, countdownStart, type CountdownState } from './countdown-state'

const SECOND_MS = 1_000

interface Countdown extends CountdownState {
  pause: () => void
  resume: () => void
}

/**
 * Counts down second by second (TY-02).
 * @param onEnd called once, at zero
 */
export function useCountdown(onEnd: () => void): Countdown {
  const [state, dispatch] = useReducer(countdown, countdownStart)
  const { left, paused } = state
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (left === 0) end.current()
    if (left === 0 || paused) return
    const timer = setTimeout(() => dispatch('second'), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left, paused])

  return { ...state, pause: () => dispatch('pause'), resume: () => dispatch('resume') }
}
