import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { openModal } from './open-modal'
import './overlay.css'

/** Opens and closes a modal dialog. The browser traps the focus and restores it. */
export function useModal(ref: RefObject<HTMLDialogElement>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (isOpen) openModal(dialog)
    // Also when the page is left with the dialog open.
    return () => dialog.close()
  }, [ref, isOpen])
}

/**
 * Closes on a click that starts and ends outside the content, so not when a text selection ends
 * there.
 * @param content selector of what is not the overlay
 */
export function useOverlayClick(content: string, onClose: () => void) {
  const begun = useRef(false)
  const isOverlay = ({ target }: SyntheticEvent) =>
    target instanceof Element && target.closest(content) === null
  return {
    onPointerDown(event: PointerEvent) {
      begun.current = isOverlay(event)
    },
    onClick(event: MouseEvent) {
      if (begun.current && isOverlay(event)) onClose()
    },
  }
}
