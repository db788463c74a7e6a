import { useEffect } from 'react'
import { openModal } from '../../modal/open-modal'
import { FORM_ANCHOR, FORM_DIALOG } from '../../visible-page'
import { controlFormDialog } from './control-form-dialog'

const names = { dialogId: FORM_DIALOG, hash: `#${FORM_ANCHOR}` }

/** Runs `controlFormDialog`: inlined in the server's HTML, on mount after a client navigation. */
export function FormDialogScript() {
  useEffect(() => controlFormDialog(openModal, names), [])
  const html = import.meta.env.SSR
    ? `(${controlFormDialog.toString()})(${openModal.toString()},${JSON.stringify(names)})`
    : ''
  return <script dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
