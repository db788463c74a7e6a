import { FORM_ANCHOR } from '../content'

/**
 * A script that did not come is asked for again by a new page alone: browsers remember the failure
 * as long as this one is open. The form opens there, and what was typed is kept.
 */
export function reloadAtForm(): void {
  location.hash = FORM_ANCHOR
  location.reload()
}
