import type * as EntryModule from '../entry.client'
import type { LinkClick } from '~/services/analytics/link-event'

/** Interactions with the page before hydration. */
interface EarlyVisit {
  /** Clicks on links, which the browser followed. */
  clicks: LinkClick[]
  /** Repeats the latest event that needs scripts; absent without such an event. */
  replay?: () => void
  /** True once events need no interception. */
  isOver: boolean
  /** True while a pointer is down, before its click. */
  isPressed: boolean
}

declare global {
  interface Window {
    earlyVisit?: EarlyVisit
  }
}

/**
 * The only script of a page that runs before the first paint. It loads the entry module when the
 * page is idle and hydrates at the first interaction. Until then it records clicks on links, and
 * delays clicks on buttons and submissions of posted forms.
 *
 * The server inlines this function as text: it must not reference anything outside itself.
 * @param entry URL of the entry module
 * @param isPreview loads the entry module as soon as the document is complete, because the Studio
 *   waits for it, and pictures and frames of other sites can be slow
 */
export function startPage(entry: string, isPreview = false): void {
  const early: EarlyVisit = { clicks: [], isOver: false, isPressed: false }
  window.earlyVisit = early

  const load = (): Promise<typeof EntryModule> => import(/* @vite-ignore */ entry)
  const interactions = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ]
  const options = { capture: true, passive: true }
  const onInteraction = (event: Event) => {
    // Browsers also send `pointermove` when a page appears under a resting pointer.
    const isStill = event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
    if (isStill && event.type === 'pointermove') return
    for (const interaction of interactions) removeEventListener(interaction, onInteraction, options)
    load()
      .then(({ hydrate }) => hydrate())
      .catch(() => {
        // The page works without scripts: the browser submits the form itself.
        early.isOver = true
        early.replay?.()
      })
  }
  for (const interaction of interactions) addEventListener(interaction, onInteraction, options)

  addEventListener('pointerdown', () => (early.isPressed = true), options)
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => (early.isPressed = false), options)
  }

  // Scrolling to an element needs the real height of the sections above it.
  const layOut = () => document.documentElement.classList.add('laid-out')
  if (location.hash !== '') layOut()
  for (const move of ['keydown', 'focusin', 'click', 'hashchange']) {
    addEventListener(move, layOut, options)
  }

  // A link within the page creates a history entry without a key. All entries without one share a
  // scroll position in Remix, which would lead away from the link's target.
  addEventListener('popstate', () => {
    if (history.state === null) {
      history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    }
  })

  const delayEvent = (event: Event, replay: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    early.replay = replay
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (early.isOver || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link !== null) early.clicks.push({ href: link.href, event: link.dataset.event })
    const button = link === null ? target.closest<HTMLButtonElement>('button') : null
    if (button?.type === 'button') delayEvent(event, () => button.click())
  }
  addEventListener('click', onClick, true)
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    // A search needs no script.
    if (early.isOver || !(target instanceof HTMLFormElement) || target.method === 'get') return
    delayEvent(event, () => target.requestSubmit(submitter))
  }
  addEventListener('submit', onSubmit, true)

  const loadSoon = () => void load().catch(() => undefined)
  // Some browsers lack `requestIdleCallback`.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(loadSoon, { timeout: 2_000 })
      : setTimeout(loadSoon, 200)
  if (isPreview) addEventListener('DOMContentLoaded', loadSoon)
  else addEventListener('load', whenIdle)
}
