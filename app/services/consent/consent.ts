import type { Answer } from './choice'
import type { ConsentMode } from './rules'

/** Whether third parties may be used, as the page shows it (ANA-05). */
export interface Consent {
  /**
   * True when the page may use third parties: never on the server, before scripts run or against
   * the browser's signal. When it turns false, their use ends.
   */
  allowed: boolean
  /**
   * True when third parties load only on the visitor's request. In modes `ask` and `never` the
   * server already renders this state, to avoid a layout shift when scripts run.
   */
  withheld: boolean
  mode: ConsentMode
  /** True when the browser asks not to track its visitor. */
  signalled: boolean
  /** The visitor's latest answer in any mode; undefined before scripts run. */
  answer: Answer | undefined
  /** Label of the button that reopens the notice; undefined where there is no notice. */
  reopenLabel: string | undefined
  /** Shows the notice again with the current choice. */
  reopen: () => void
}
