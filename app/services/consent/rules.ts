import type { Answer } from './choice'

/**
 * The dataset's setting for third parties: `off` uses them without a notice, `notice` with one, and
 * `ask` only after consent. In emergency mode it is `never`, whatever the visitor answered: they load
 * only when a visitor requests one by name (EMER-01).
 */
export type ConsentMode = 'off' | 'notice' | 'ask' | 'never'

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
  if (signalled || mode === 'never') return false
  return mode === 'ask' ? answer === 'accepted' : answer !== 'rejected'
}

/** True when the notice must open by itself. */
export function isNoticeDue({ mode, answer, signalled }: Visit): boolean {
  if (signalled || mode === 'off' || mode === 'never') return false
  // A closed notice is no consent.
  return answer === undefined || (mode === 'ask' && answer === 'dismissed')
}

/** True when the visitor or the browser refuses: waiting events are dropped. */
export function isRefused({ answer, signalled }: Pick<Visit, 'answer' | 'signalled'>): boolean {
  return signalled || answer === 'rejected'
}
