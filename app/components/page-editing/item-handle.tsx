import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { findDrop, type Drop, type ItemBox } from './drop-place'
import { findElement, findSiblings, type PageItem } from './page-item'
import { texts } from './texts'

/** Distance of a handle from the edges of its item and of the window, in pixels. */
const GAP = 8
/** Near the edge of the window, dragging scrolls by this many pixels for each movement. */
const SCROLL_STEP = 24
const SCROLL_ZONE = 80

/** How far the arrow keys move an item in its list. */
const STEPS = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
])

interface ItemHandleProps {
  item: PageItem
  /** Name of the kind of item. */
  name: string
  /** The handle of a section is inside, on its right; that of an item outside, on its left. */
  isSection: boolean
  onMove: (step: -1 | 1) => void
  onOpenMenu: (x: number, y: number) => void
  onDrag: (drop: Drop | undefined) => void
  onDrop: (drop: Drop) => void
}

/** The buttons of an item: one drags it, also with the arrow keys, the other opens its menu. */
export function ItemHandle(props: ItemHandleProps) {
  const { item, name, isSection, onMove, onOpenMenu, onDrag, onDrop } = props
  const root = useRef<HTMLDivElement>(null)
  const drop = useRef<Drop>()
  /** The pointer that drags; undefined after Escape. */
  const pointer = useRef<number>()

  useLayoutEffect(() => {
    const place = () => placeHandle(root.current, findElement(item), isSection)
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(document.body)
    // The ResizeObserver misses an item that moves without a change of size.
    const moves = new MutationObserver(place)
    moves.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      moves.disconnect()
      removeEventListener('scroll', place, { capture: true })
    }
  }, [item, isSection])

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Escape needs the focus, and Safari does not focus a pressed button.
    event.currentTarget.focus({ preventScroll: true })
    pointer.current = event.pointerId
  }
  const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointer.current !== pointerId) return
    scrollNearEdge(clientY)
    drop.current = findDrop(measureSiblings(item), { x: clientX, y: clientY })
    onDrag(drop.current)
  }
  const end = () => {
    if (drop.current !== undefined) onDrop(drop.current)
    cancel()
  }
  const cancel = () => {
    pointer.current = undefined
    drop.current = undefined
    onDrag(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') {
      const { current: id } = pointer
      if (id !== undefined && event.currentTarget.hasPointerCapture(id))
        event.currentTarget.releasePointerCapture(id)
      cancel()
    }
    const step = STEPS.get(event.key)
    if (step === undefined) return
    // Keeps the page from scrolling.
    event.preventDefault()
    onMove(step)
  }
  return (
    <div ref={root} className="page-tools-handle">
      <button
        type="button"
        className="page-tools-drag"
        aria-label={texts.drag(name)}
        onPointerDown={start}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={cancel}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z" />
        </svg>
        <span aria-hidden="true">{name}</span>
      </button>
      <button
        type="button"
        className="page-tools-more"
        aria-label={texts.openMenu(name)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          onOpenMenu(left, bottom)
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 7h2v2H2zM7 7h2v2H7zM12 7h2v2h-2z" />
        </svg>
      </button>
    </div>
  )
}

function placeHandle(
  handle: HTMLElement | null,
  element: HTMLElement | undefined,
  isSection: boolean,
) {
  if (handle === null) return
  handle.hidden = element === undefined
  if (element === undefined) return
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = handle
  const x = isSection ? Math.min(right, innerWidth) - width - GAP : left
  const inside = Math.min(Math.max(top + GAP, GAP), bottom - height)
  const y = isSection ? inside : findOutside(top, bottom, height)
  handle.style.translate = `${Math.max(x, GAP)}px ${y ?? inside}px`
}

/** Where a handle covers nothing of its item: above it, or below an item at the window's top. */
function findOutside(top: number, bottom: number, height: number): number | undefined {
  if (top >= height) return top - height
  return top >= 0 && bottom + height <= innerHeight ? bottom : undefined
}

function measureSiblings(item: PageItem): ItemBox[] {
  return findSiblings(item).flatMap((sibling) => {
    const box = findElement(sibling)?.getBoundingClientRect()
    if (box === undefined) return []
    const { left, top, right, bottom } = box
    return [{ key: sibling.key, left, top, right, bottom }]
  })
}

function scrollNearEdge(y: number) {
  const isNearTop = y < SCROLL_ZONE
  if (!isNearTop && y < innerHeight - SCROLL_ZONE) return
  scrollBy({ top: isNearTop ? -SCROLL_STEP : SCROLL_STEP, behavior: 'instant' })
}
