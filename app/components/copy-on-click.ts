import { warn } from '~/lib/browser/console-warning'

/** How long a button confirms a copy (GAL-01). */
const COPIED_MS = 2_000

const timers = new WeakMap<HTMLElement, number>()

/** Copies the text of each `CopyButton` that a visitor clicks. It needs no React. */
export function copyOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button !== null) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', source = '' } = button.dataset
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    warn('copy.failed', { source, reason: String(error) })
    return
  }
  clearTimeout(timers.get(button))
  confirmCopy(button, true)
  timers.set(
    button,
    window.setTimeout(() => confirmCopy(button, false), COPIED_MS),
  )
}

function confirmCopy(button: HTMLElement, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied)
  const status = button.nextElementSibling
  const label = button.querySelector('.copy-button-after')?.textContent ?? ''
  if (status !== null) status.textContent = isCopied ? label : ''
}
