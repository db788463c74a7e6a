import { useLocation } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import { AccentTitle, hasText } from '~/components/accent-title'
import { track } from '~/services/analytics/track'
import { openModal } from '../../modal/open-modal'
import { FORM_ANCHOR, FORM_DIALOG } from '../../visible-page'
import type { FormContent } from '../form-content'
import { controlFormDialog } from './control-form-dialog'
import { PlanContents } from '../plan-contents'
import { RequestForm } from '../request-form'
import { findFormDialog, useFormOpen } from './use-form-open'
import '../../modal/overlay.css'
import './form-dialog.css'

interface FormDialogProps {
  content: FormContent
}

/**
 * The form in a modal `<dialog>` (INV-11), which opens without React, see `controlFormDialog`. The
 * dialog fills the window as an overlay.
 */
export function FormDialog({ content }: FormDialogProps) {
  const { words } = content
  const titleId = useId()
  const isOpen = useFormOpen()
  useOpenByAddress()
  useTrackToggle(isOpen)
  return (
    <dialog
      id={FORM_DIALOG}
      className="overlay form-overlay"
      data-state={isOpen ? 'shown' : 'hidden'}
      {...(hasText(words.title)
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': words.submitLabel ?? undefined })}
      // It may be open before hydration.
      suppressHydrationWarning
    >
      <button type="button" className="overlay-button form-close" data-early>
        <span className="visually-hidden">{words.closeLabel}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="3" />
        </svg>
      </button>
      <div className="form-scroll">
        <div className="form-ticket tone-papel">
          <div className="form-stub ticket-part">
            <AccentTitle value={words.title} level={2} size="m" id={titleId} />
            {words.lead ? <p>{words.lead}</p> : null}
            <PlanContents plan={content.plan} />
          </div>
          <div className="form-sheet ticket-part">
            <RequestForm content={content} isOpen={isOpen} onAttention={openForm} />
          </div>
        </div>
      </div>
    </dialog>
  )
}

function openForm(): void {
  const dialog = findFormDialog()
  if (dialog !== undefined) openModal(dialog)
}

/** Opens the form after a client navigation to `#solicitud`, which fires no `hashchange`. */
function useOpenByAddress() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${FORM_ANCHOR}`) openForm()
  }, [hash, key])
}

/** Tracks each opening and closing of the form (ANA-01). */
function useTrackToggle(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) track('Form Contact Toggled', { is_open: isOpen })
    wasOpen.current = isOpen
  }, [isOpen])
}

const names = { dialogId: FORM_DIALOG, hash: `#${FORM_ANCHOR}` }

/** Runs `controlFormDialog`: inlined in the server's HTML, on mount after a client navigation. */
export function FormDialogScript() {
  useEffect(() => controlFormDialog(openModal, names), [])
  const html = import.meta.env.SSR
    ? `(${controlFormDialog.toString()})(${openModal.toString()},${JSON.stringify(names)})`
    : ''
  return <script dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
