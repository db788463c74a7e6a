import { useSyncExternalStore } from 'react'
import { FORM_DIALOG } from '../../visible-page'

/** The dialog of the request form; undefined before it is in the document. */
export function findFormDialog(): HTMLDialogElement | undefined {
  const dialog = document.getElementById(FORM_DIALOG)
  return dialog instanceof HTMLDialogElement ? dialog : undefined
}

/** Whether the form is open. Its `open` attribute is the state, which also changes without React. */
export function useFormOpen(): boolean {
  return useSyncExternalStore(
    observeDialog,
    () => findFormDialog()?.open === true,
    () => false,
  )
}

function observeDialog(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  const dialog = findFormDialog()
  if (dialog !== undefined) observer.observe(dialog, { attributeFilter: ['open'] })
  return () => observer.disconnect()
}
