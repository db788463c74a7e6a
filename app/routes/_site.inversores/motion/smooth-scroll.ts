import Lenis from 'lenis'

/** Duration of smooth scrolling, in seconds (INV-13). */
const FACTOR = 1.2
const ANCHOR_SECONDS = 0.5

/**
 * Scrolls smoothly with the wheel, and to anchors in half a second, up to `scroll-padding-top`.
 * Lenis moves the page's own scroll position, so sticky parts, find-in-page and the keyboard work.
 * @param signal restores native scrolling
 */
export function startSmoothScroll(signal: AbortSignal): void {
  const lenis = new Lenis({
    duration: FACTOR,
    autoRaf: true,
    prevent: (node) => node.closest('dialog') !== null,
  })
  const onClick = (event: MouseEvent) => {
    const part = partLinkedBy(event)
    if (part === undefined) return
    event.preventDefault()
    lenis.scrollTo(part.element, {
      duration: ANCHOR_SECONDS,
      // Updates the address and the focus position.
      onComplete: () => window.location.assign(part.hash),
    })
  }
  window.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => lenis.destroy())
}

/** The target of a plain click on an anchor link; undefined for any other click. */
function partLinkedBy(event: MouseEvent): { element: HTMLElement; hash: string } | undefined {
  const { target, button, defaultPrevented } = event
  const isPlain = button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined
  const href = target.closest('a[href^="#"]')?.getAttribute('href') ?? '#'
  const element = document.getElementById(decodeURIComponent(href.slice(1)))
  return element === null ? undefined : { element, hash: href }
}
