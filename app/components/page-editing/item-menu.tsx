import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface MenuEntry {
  label: string
  run: () => void
  onFocus?: (() => void) | undefined
}

interface ItemMenuProps {
  /** Accessible name of the menu. */
  label: string
  entries: readonly MenuEntry[]
  /** Where the menu opens in the window, in pixels. */
  x: number
  y: number
  onClose: () => void
}

/** Smallest distance from the edges of the window, in pixels. */
const GAP = 8

/** A menu that opens with its first entry focused, and closes with Escape or a click elsewhere. */
export function ItemMenu({ label, entries, x, y, onClose }: ItemMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = root.current
    if (menu === null) return undefined
    const opener = document.activeElement
    const left = Math.min(x, innerWidth - menu.offsetWidth - GAP)
    const top = Math.min(y, innerHeight - menu.offsetHeight - GAP)
    menu.style.translate = `${Math.max(left, GAP)}px ${Math.max(top, GAP)}px`
    menu.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [x, y])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) onClose()
    }
    addEventListener('pointerdown', closeOutside, { capture: true })
    return () => removeEventListener('pointerdown', closeOutside, { capture: true })
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div
      ref={root}
      className="page-tools-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, index) => (
        <button
          // Two sections can have the same name.
          key={`${index} ${entry.label}`}
          type="button"
          role="menuitem"
          onFocus={entry.onFocus}
          onClick={() => {
            onClose()
            entry.run()
          }}
        >
          {entry.label}
        </button>
      ))}
    </div>
  )
}
