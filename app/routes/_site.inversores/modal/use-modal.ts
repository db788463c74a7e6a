import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import './overlay.css'

/** Focus a field at once only where no on-screen keyboard covers the form. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

/** Opens and closes a modal dialog. The browser traps the focus and restores it. */
export function useModal(ref: RefObject<HTMLDialogElement>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === isOpen) return
    if (!isOpen) {
      dialog.close()
      return
    }
    const { documentElement: page } = document
    page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
    dialog.showModal()
    if (window.matchMedia(HAS_KEYBOARD).matches) {
      dialog.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus()
    }
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
