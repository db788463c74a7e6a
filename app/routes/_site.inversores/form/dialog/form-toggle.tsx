import { useHydrated } from '~/lib/browser/use-hydrated'
import { FORM_ANCHOR } from '../../visible-page'
import { useFormDialog } from './form-dialog-provider'
import { reloadAtForm } from './reload-at-form'

interface FormToggleProps {
  openLabel: string | null | undefined
  /** Replaces `openLabel` while the form is open. */
  closeLabel?: string | null | undefined
}

/**
 * Opens the form (INV-11). Before hydration, and without scripts, it is a link to the form section.
 */
export function FormToggle({ openLabel, closeLabel }: FormToggleProps) {
  const opening = useFormDialog()
  const hydrated = useHydrated()
  if (!openLabel || opening === undefined) return null
  if (!hydrated) {
    return (
      <a href={`#${FORM_ANCHOR}`} className="button button-primary">
        {openLabel}
      </a>
    )
  }
  const { isOpen, open, close, prepare, failures } = opening
  return (
    <button
      type="button"
      className="button button-primary"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => {
        // Some browsers do not focus a clicked button; the dialog returns the focus here.
        currentTarget.focus()
        if (isOpen) close()
        else if (failures > 0) reloadAtForm()
        else open()
      }}
    >
      {isOpen ? (closeLabel ?? openLabel) : openLabel}
    </button>
  )
}
