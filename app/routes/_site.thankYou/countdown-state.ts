/** Seconds until the page is left (TY-02). */
export const COUNT_FROM = 10

/** Seconds at which the time left is said aloud; at every one it would be noise (TY-03). */
const SPOKEN_AT: readonly number[] = [10, 5]

export interface CountdownState {
  left: number
  paused: boolean
}

export type CountdownEvent = 'second' | 'pause' | 'resume'

export const countdownStart: CountdownState = { left: COUNT_FROM, paused: false }

/** The countdown after something has happened; a pause holds the seconds that are left. */
export function countdown(state: CountdownState, event: CountdownEvent): CountdownState {
  switch (event) {
    case 'second':
      return state.paused ? state : { ...state, left: Math.max(0, state.left - 1) }
    case 'pause':
      return { ...state, paused: true }
    case 'resume':
      return { ...state, paused: false }
  }
}

/** The second that was last said aloud. */
export function spokenSecond(left: number): number | undefined {
  return SPOKEN_AT.filter((second) => second >= left).at(-1)
}
