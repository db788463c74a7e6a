import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Where nobody's keyboard covers half of the screen, typing can begin at once. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

/**
 * Shows and closes a modal dialog. The browser keeps the focus inside, and gives it back to where
 * it was.
 */
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
 * Closes on a click that begins and ends beside the dialog's content; not on one that began in a
 * field, to mark its text.
 */
export function useOverlayClick(onClose: () => void) {
  const begun = useRef(false)
  return {
    onPointerDown({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
      begun.current = target === currentTarget
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
      if (begun.current && target === currentTarget) onClose()
    },
  }
}
