import { FORM_ANCHOR } from '../../visible-page'

/**
 * Reloads the page at the open form. Browsers remember a failed module until the document reloads;
 * the draft survives.
 */
export function reloadAtForm(): void {
  location.hash = FORM_ANCHOR
  location.reload()
}
