import { type RefObject, useEffect, useState } from 'react'

/** Time of scrolling down until the header hides (INV-07). */
const HIDE_AFTER_MS = 5_000
/** This close to the top the header is always visible. */
const TOP_PX = 10

/**
 * Whether the header is hidden: after scrolling down for a while, until the page scrolls up or
 * reaches its top. Keyboard focus inside keeps the header visible. Focus from a pointer does not,
 * nor does keyboard focus after scrolling with a wheel or a finger.
 */
export function useHidingHeader(ref: RefObject<HTMLElement>): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const header = ref.current
    if (header === null) return
    let lastY = window.scrollY
    let timer: number | undefined
    let isDue = false
    let isKeyboardUsed = true

    const update = () => {
      const isFocused = isKeyboardUsed && header.querySelector(':focus-visible') !== null
      setHidden(isDue && !isFocused)
    }
    const show = () => {
      window.clearTimeout(timer)
      timer = undefined
      isDue = false
      update()
    }
    const hide = () => {
      isDue = true
      update()
    }
    const onScroll = () => {
      const y = window.scrollY
      if (y < lastY || y <= TOP_PX) show()
      else if (y > lastY) timer ??= window.setTimeout(hide, HIDE_AFTER_MS)
      lastY = y
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && header.contains(relatedTarget)
      if (!stays) setHidden(isDue)
    }
    const onKeyboard = () => {
      isKeyboardUsed = true
      update()
    }
    const onPointerScroll = () => {
      isKeyboardUsed = false
      update()
    }

    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('scroll', onScroll, options)
    window.addEventListener('wheel', onPointerScroll, options)
    window.addEventListener('touchmove', onPointerScroll, options)
    window.addEventListener('keydown', onKeyboard, options)
    header.addEventListener('focusin', onKeyboard, options)
    header.addEventListener('focusout', onFocusOut, options)
    return () => {
      window.clearTimeout(timer)
      listening.abort()
    }
  }, [ref])
  return hidden
}
