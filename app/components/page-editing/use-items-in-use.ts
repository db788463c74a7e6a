import { useEffect, useState } from 'react'
import { findItems, type PageItem } from './page-item'
import { TOOLS_CLASS } from './use-tools-place'

/**
 * The list items under the pointer or around the focus: the innermost, and the section around it.
 * They stay while the pointer or the focus is in the tools.
 * @returns the items, and a function that selects others
 */
export function useItemsInUse() {
  const [items, setItems] = useState<readonly PageItem[]>([])
  useEffect(() => {
    const find = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(`.${TOOLS_CLASS}`) !== null) return
      const found = findItems(target)
      const [inner, outer] = [found[0], found.at(-1)]
      const next = inner === undefined || outer === undefined ? [] : [...new Set([inner, outer])]
      setItems((previous) => (haveSameMarks(previous, next) ? previous : next))
    }
    document.addEventListener('pointermove', find)
    document.addEventListener('pointerdown', find)
    document.addEventListener('focusin', find)
    return () => {
      document.removeEventListener('pointermove', find)
      document.removeEventListener('pointerdown', find)
      document.removeEventListener('focusin', find)
    }
  }, [])
  return [items, setItems] as const
}

/**
 * Calls a function with the item for which the user asks for a menu: a click with the right button,
 * a long touch, or the menu key. The menu of the overlays is in English, so it does not open.
 */
export function useMenuRequest(open: (item: PageItem, x: number, y: number) => void): void {
  useEffect(() => {
    const onContextMenu = (event: MouseEvent) => {
      event.stopImmediatePropagation()
      const [item] = event.target instanceof Element ? findItems(event.target) : []
      if (item === undefined) return
      event.preventDefault()
      open(item, event.clientX, event.clientY)
    }
    window.addEventListener('contextmenu', onContextMenu, { capture: true })
    return () => window.removeEventListener('contextmenu', onContextMenu, { capture: true })
  }, [open])
}

function haveSameMarks(some: readonly PageItem[], others: readonly PageItem[]): boolean {
  return some.length === others.length && some.every(({ mark }, at) => mark === others[at]?.mark)
}
