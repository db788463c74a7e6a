import { useEffect, useReducer, useRef } from 'react'

/** Seconds until the page is left (TY-02). */
export const COUNT_FROM = 10

const SECOND_MS = 1_000

interface CountdownState {
  secondsLeft: number
  isPaused: boolean
}

type CountdownAction = 'tick' | 'pause' | 'resume'

export const initialState: CountdownState = { secondsLeft: COUNT_FROM, isPaused: false }

/** The reducer of the countdown; a pause stops it. */
export function countDown(state: CountdownState, action: CountdownAction): CountdownState {
  switch (action) {
    case 'tick':
      return state.isPaused ? state : { ...state, secondsLeft: Math.max(0, state.secondsLeft - 1) }
    case 'pause':
      return { ...state, isPaused: true }
    case 'resume':
      return { ...state, isPaused: false }
  }
}

/**
 * The number of seconds to announce: the first and half of it. Announcing each second would be
 * noise (TY-03).
 */
export function announcedSeconds(secondsLeft: number): number {
  const half = Math.floor(COUNT_FROM / 2)
  return secondsLeft > half ? COUNT_FROM : half
}

interface Countdown extends CountdownState {
  pause: () => void
  resume: () => void
}

/**
 * Counts down second by second (TY-02).
 * @param isStarted false while the countdown must not run
 * @param onEnd called once, at zero
 */
export function useCountdown(isStarted: boolean, onEnd: () => void): Countdown {
  const [state, dispatch] = useReducer(countDown, initialState)
  const { secondsLeft, isPaused } = state
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (!isStarted) return
    if (secondsLeft === 0) end.current()
    if (secondsLeft === 0 || isPaused) return
    const timer = setTimeout(() => dispatch('tick'), SECOND_MS)
    return () => clearTimeout(timer)
  }, [isStarted, secondsLeft, isPaused])

  return { ...state, pause: () => dispatch('pause'), resume: () => dispatch('resume') }
}
