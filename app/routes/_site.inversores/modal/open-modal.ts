/**
 * Opens a modal dialog that fills the window. The browser traps the focus and restores it.
 *
 * The server also inlines this function as text: it must not reference anything outside itself.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const { documentElement: page } = document
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
  page.classList.add('has-modal')
  dialog.addEventListener('close', () => page.classList.remove('has-modal'), { once: true })
  dialog.showModal()
  // Focus a field at once only where no on-screen keyboard covers the form.
  if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) {
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')?.focus()
  }
}
