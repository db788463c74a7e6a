/** Index of the history entry of the visible page, as the router numbers entries. */
let visible: number | undefined
/** The navigation whose entry was left again, and its distance from the visible page's. */
let left: { key: string; steps: number } | undefined
let isReturning = false

/**
 * Hides from the router that `returnToVisibleEntry` changes the entry. Call once, before hydration:
 * listeners of the window run in the order in which they were added, even capturing ones.
 */
export function hideReturnsFromRouter(): void {
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      // The router must not navigate to the page that is visible.
      event.stopImmediatePropagation()
      isReturning = false
      return
    }
    left = undefined
    // A plain link to a place in the page makes an entry without a number.
    if (event.state === null && visible !== undefined) {
      history.replaceState({ idx: visible + 1 }, '')
    }
  })
}

/** Follows which history entry the visible page belongs to. Call once, after hydration. */
export function trackVisibleEntry(): void {
  visible = entryIndex()
  window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') visible = entryIndex()
  })
}

/**
 * Shows the address of the visible page again while a navigation back or forward does not load. The
 * browser has already changed the address; for other navigations the router does so at the end.
 * @param key names the navigation
 * @returns function that starts the navigation again; undefined for other navigations
 */
export function returnToVisibleEntry(key: string): (() => void) | undefined {
  if (left?.key !== key) {
    const current = entryIndex()
    if (current === undefined || visible === undefined || current === visible) return undefined
    const steps = current - visible
    left = { key, steps }
    isReturning = true
    history.go(-steps)
  }
  return () => {
    if (left?.key === key) history.go(left.steps)
  }
}

function entryIndex(): number | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}
