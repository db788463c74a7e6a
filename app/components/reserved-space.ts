import { type RefObject, useEffect } from 'react'

/**
 * Sets a CSS variable to the height in pixels between the top of an element at the bottom of the
 * window and that bottom. The page reserves the space at its end and scrolls focused elements clear
 * of it (parts.css).
 */
export function useReservedSpace(
  ref: RefObject<HTMLElement>,
  variable: '--covered-by-consent' | '--covered-by-notice',
): void {
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = window.innerHeight - element.getBoundingClientRect().top
      style.setProperty(variable, `${Math.ceil(covered)}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty(variable)
    }
  }, [ref, variable])
}
