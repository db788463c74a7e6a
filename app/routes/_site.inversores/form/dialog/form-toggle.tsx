import { FORM_ANCHOR } from '../../visible-page'
import { useFormOpen } from './use-form-open'

interface FormToggleProps {
  openLabel: string | null | undefined
  /** Replaces `openLabel` while the form is open. */
  closeLabel?: string | null | undefined
}

/** Opens the form (INV-11). Without scripts it is a link to the form section. */
export function FormToggle({ openLabel, closeLabel }: FormToggleProps) {
  const isOpen = useFormOpen()
  if (!openLabel) return null
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        data-needs-scripts=""
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-opens-form
        data-early
      >
        {isOpen ? (closeLabel ?? openLabel) : openLabel}
      </button>
      <noscript>
        <a href={`#${FORM_ANCHOR}`} className="button button-primary">
          {openLabel}
        </a>
      </noscript>
    </>
  )
}
