import { useHydrated } from '~/lib/use-hydrated'
import { FORM_ANCHOR } from '../content'
import { useFormOpening } from './form-opening'
import { reloadAtForm } from './reload-at-form'

interface FormToggleProps {
  openLabel: string | null | undefined
  /** Takes the place of the other while the form is open. */
  closeLabel?: string | null | undefined
}

/**
 * A button that opens the form (INV-11). Until scripts run, and without them, it is a link to the
 * place of the form.
 */
export function FormToggle({ openLabel, closeLabel }: FormToggleProps) {
  const opening = useFormOpening()
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
        // Not every browser gives a button that is clicked the focus, which has to come back here.
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
