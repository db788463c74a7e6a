import type { Answer } from './choice'

/**
 * How the site treats third parties, a setting of the dataset: `off` uses them and says nothing,
 * `notice` uses them and says so, `ask` uses none before a yes.
 */
export type ConsentMode = 'off' | 'notice' | 'ask'

interface Visit {
  mode: ConsentMode
  /** The visitor's latest; undefined while there is none. */
  answer: Answer | undefined
  /** The browser asks not to track its visitor. */
  signalled: boolean
}

/** The mode that a setting names. Anything unknown, or no setting at all, loads nothing unasked. */
export function modeOf(setting: string | null | undefined): ConsentMode {
  return setting === 'off' || setting === 'notice' ? setting : 'ask'
}

/**
 * True when third parties may be used: the visitor has agreed or need not be asked, and the browser
 * does not wish otherwise (ANA-05).
 */
export function mayUse({ mode, answer, signalled }: Visit): boolean {
  if (signalled) return false
  return mode === 'ask' ? answer === 'accepted' : answer !== 'rejected'
}

/** True when the notice shows by itself: there is something to decide that nobody has decided. */
export function isNoticeDue({ mode, answer, signalled }: Visit): boolean {
  if (signalled || mode === 'off') return false
  // Who only closed a notice has not said yes to a question.
  return answer === undefined || (mode === 'ask' && answer === 'dismissed')
}

/** True when the visitor, or the browser in their name, has said no: nothing waits for a yes. */
export function isRefused({ answer, signalled }: Pick<Visit, 'answer' | 'signalled'>): boolean {
  return signalled || answer === 'rejected'
}
