/** Printing starts without the missing pictures after this time. */
const TIMEOUT_MS = 8_000

/**
 * Loads lazy pictures before Ctrl+P or Cmd+P prints, since Chromium no longer does so (PRINT-01).
 * A print from the browser's menu cannot wait: its missing pictures load for the next one.
 * A `beforeprint` listener would stop the browsers that do load them from waiting.
 */
export function printWithPictures(): void {
  window.addEventListener('keydown', (event) => {
    if (!isPrintKey(event)) return
    event.preventDefault()
    if (event.repeat) return
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
    void Promise.race([loadPictures(), timeout]).then(() => print())
  })
  window.addEventListener('afterprint', () => void loadPictures())
}

function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

function loadPictures(): Promise<unknown> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}
