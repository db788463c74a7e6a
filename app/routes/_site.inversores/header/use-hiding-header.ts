import { type RefObject, useEffect, useState } from 'react'

/** Time of scrolling down until the header hides (INV-07). */
const HIDE_AFTER_MS = 5_000
/** This close to the top the header is always visible. */
const TOP_PX = 10

/**
 * Whether the header is hidden: after scrolling down for a while, until the page scrolls up or
 * reaches its top, never while it contains the focus.
 */
export function useHidingHeader(ref: RefObject<HTMLElement>): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const header = ref.current
    if (header === null) return
    let lastY = window.scrollY
    let timer: number | undefined
    let isDue = false

    const show = () => {
      window.clearTimeout(timer)
      timer = undefined
      isDue = false
      setHidden(false)
    }
    const hide = () => {
      isDue = true
      setHidden(!header.contains(document.activeElement))
    }
    const onScroll = () => {
      const y = window.scrollY
      if (y < lastY || y <= TOP_PX) show()
      else if (y > lastY) timer ??= window.setTimeout(hide, HIDE_AFTER_MS)
      lastY = y
    }
    const onFocusIn = () => setHidden(false)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && header.contains(relatedTarget)
      if (isDue && !stays) setHidden(true)
    }

    window.addEventListener('scroll', onScroll, { passive: true })
    header.addEventListener('focusin', onFocusIn)
    header.addEventListener('focusout', onFocusOut)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      header.removeEventListener('focusin', onFocusIn)
      header.removeEventListener('focusout', onFocusOut)
    }
  }, [ref])
  return hidden
}
