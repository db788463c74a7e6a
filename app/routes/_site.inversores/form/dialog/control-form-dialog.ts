import type { openModal } from '../../modal/open-modal'

/** Ids that the page's HTML and `controlFormDialog` share. */
interface DialogNames {
  dialogId: string
  /** Fragment of the address that opens the form. */
  hash: string
}

declare global {
  interface Window {
    /** True once `controlFormDialog` has run in this document. */
    controlsFormDialog?: boolean
  }
}

/**
 * Opens and closes the request form before and after hydration (INV-11): React holds no state of it.
 * If React cannot load, sending shows the alert with the chat instead (FORM-07).
 *
 * The server inlines this function as text: it must not reference anything outside itself.
 */
export function controlFormDialog(open: typeof openModal, { dialogId, hash }: DialogNames): void {
  if (window.controlsFormDialog === true) return
  window.controlsFormDialog = true

  const findDialog = () => {
    const dialog = document.getElementById(dialogId)
    return dialog instanceof HTMLDialogElement ? dialog : undefined
  }
  const openForm = () => {
    const dialog = findDialog()
    if (dialog !== undefined) open(dialog)
    // A tap can precede the end of the HTML.
    else if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', openForm, { once: true })
    }
  }
  const openAtAddress = () => {
    if (location.hash === hash) openForm()
  }
  openAtAddress()
  addEventListener('hashchange', openAtAddress)

  const isOverlay = (target: Element) =>
    target.closest('dialog')?.id === dialogId &&
    target.closest('.form-ticket, .form-close') === null
  // A text selection that ends outside the form is no click on the overlay.
  let isPressOnOverlay = false
  addEventListener(
    'pointerdown',
    ({ target }) => (isPressOnOverlay = target instanceof Element && isOverlay(target)),
    true,
  )
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const opener = target.closest<HTMLElement>('[data-opens-form]')
      if (opener !== null) {
        // Some browsers do not focus a clicked button; the dialog returns the focus here.
        opener.focus({ preventScroll: true })
        openForm()
      } else if (
        target.closest('.form-close') !== null ||
        (isPressOnOverlay && isOverlay(target))
      ) {
        findDialog()?.close()
      }
    },
    true,
  )
  addEventListener(
    'close',
    ({ target }) => {
      if (target !== findDialog() || location.hash !== hash) return
      history.replaceState(history.state, '', location.pathname + location.search)
    },
    true,
  )

  // React prevents the default of a form that it sends.
  addEventListener('submit', (event) => {
    const { target } = event
    const isInDialog = target instanceof Element && target.closest('dialog')?.id === dialogId
    if (event.defaultPrevented || !isInDialog) return
    event.preventDefault()
    const unsent = target.querySelector<HTMLElement>('.form-unsent')
    unsent?.removeAttribute('hidden')
    unsent?.focus()
  })
}
