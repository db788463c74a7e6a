import Lenis from 'lenis'

/** Seconds that the page takes to come to rest behind the wheel (INV-13). */
const FACTOR = 1.2
const ANCHOR_SECONDS = 0.5

/**
 * Lets the wheel move the page smoothly, and links within the page lead to their part in half a
 * second. How far above it they stop is the page's `scroll-padding-top`.
 * @param signal gives the scrolling back to the browser
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
      // The address and the point from which the tabulator goes on follow.
      onComplete: () => window.location.assign(part.hash),
    })
  }
  window.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => lenis.destroy())
}

/** The part of this page to which a plain click leads; undefined for any other click. */
function partLinkedBy(event: MouseEvent): { element: HTMLElement; hash: string } | undefined {
  const { target, button, defaultPrevented } = event
  const isPlain = button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined
  const href = target.closest('a[href^="#"]')?.getAttribute('href') ?? '#'
  const element = document.getElementById(decodeURIComponent(href.slice(1)))
  return element === null ? undefined : { element, hash: href }
}
