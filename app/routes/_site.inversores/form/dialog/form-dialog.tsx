import { useId, useRef } from 'react'
import { AccentTitle, hasText } from '~/components/accent-title'
import type { FormContent } from '../form-content'
import { PlanContents } from '../plan-contents'
import { RequestForm } from '../request-form'
import { useModal, useOverlayClick } from '../../modal/use-modal'
import './form-dialog.css'

export interface FormDialogProps {
  content: FormContent
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * The form in a modal `<dialog>` (INV-11). The dialog fills the window as an overlay; a click
 * beside the form closes it.
 */
export function FormDialog({ content, isOpen, onOpen, onClose }: FormDialogProps) {
  const { words } = content
  const titleId = useId()
  const overlay = useRef<HTMLDialogElement>(null)
  const overlayClick = useOverlayClick('.form-ticket, .form-close', onClose)
  useModal(overlay, isOpen)
  return (
    <dialog
      className="overlay form-overlay"
      data-state={isOpen ? 'shown' : 'hidden'}
      {...(hasText(words.title)
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': words.submitLabel ?? undefined })}
      ref={overlay}
      onClose={onClose}
      {...overlayClick}
    >
      <button type="button" className="form-close" onClick={onClose}>
        <span className="visually-hidden">{words.closeLabel}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="3" />
        </svg>
      </button>
      <div className="form-scroll">
        <div className="form-ticket">
          <div className="form-stub">
            <AccentTitle value={words.title} level={2} size="m" id={titleId} />
            {words.lead ? <p>{words.lead}</p> : null}
            <PlanContents plan={content.plan} />
          </div>
          <div className="form-sheet">
            <RequestForm content={content} onAttention={onOpen} />
          </div>
        </div>
      </div>
    </dialog>
  )
}
