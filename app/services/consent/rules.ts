import type { Answer } from './choice'

/**
 * The dataset's setting for third parties: `off` uses them without a notice, `notice` with one, and
 * `ask` only after consent.
 */
export type ConsentMode = 'off' | 'notice' | 'ask'

interface Visit {
  mode: ConsentMode
  /** The visitor's latest answer. */
  answer: Answer | undefined
  /** The browser sends a privacy signal. */
  signalled: boolean
}

/** The mode of a setting; an unknown or missing setting asks. */
export function toConsentMode(setting: string | null | undefined): ConsentMode {
  return setting === 'off' || setting === 'notice' ? setting : 'ask'
}

/** True when the mode, the answer and the browser's signals allow third parties (ANA-05). */
export function isUseAllowed({ mode, answer, signalled }: Visit): boolean {
  if (signalled) return false
  return mode === 'ask' ? answer === 'accepted' : answer !== 'rejected'
}

/** True when the notice must open by itself. */
export function isNoticeDue({ mode, answer, signalled }: Visit): boolean {
  if (signalled || mode === 'off') return false
  // A closed notice is no consent.
  return answer === undefined || (mode === 'ask' && answer === 'dismissed')
}

/** True when the visitor or the browser refuses: waiting events are dropped. */
export function isRefused({ answer, signalled }: Pick<Visit, 'answer' | 'signalled'>): boolean {
  return signalled || answer === 'rejected'
}
