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

/** True when the visitor has agreed, or need not be asked (ANA-05). */
export function isAgreed({ mode, answer }: Pick<Visit, 'mode' | 'answer'>): boolean {
  return mode === 'ask' ? answer === 'accepted' : answer !== 'rejected'
}

/** True when third parties may be used: agreed, and against no wish of the browser (ANA-05). */
export function mayUse(visit: Visit): boolean {
  return !visit.signalled && isAgreed(visit)
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
