import type * as EntryModule from '../entry.client'
import type { LinkClick } from '~/services/analytics/link-event'

/** Interactions with the page before hydration. */
interface EarlyVisit {
  /** Clicks on links, which the browser followed. */
  clicks: LinkClick[]
  /** True once events need no interception. */
  isOver: boolean
  /** Present from the press of a pointer to its click; resolves then. */
  press?: Promise<void> | undefined
  /**
   * Ends the delay of clicks and submissions for controls within such elements, and repeats those
   * that were delayed.
   */
  release: (selector: string) => void
}

declare global {
  interface Window {
    earlyVisit?: EarlyVisit
  }
}

/**
 * The only script of a page that runs before the first paint. It loads the entry module when the
 * page is idle and hydrates at the first input, or a second after the first scroll: a phone would be
 * slow to answer a tap meanwhile. Until then it records clicks on links, and delays clicks on
 * buttons and videos, and submissions of posted forms.
 *
 * The server inlines it as the text of a script with the attributes `data-entry`, the URL of the
 * entry module, and `data-hydration`. In a preview (`now`) the entry module loads as soon as the
 * document is complete, because the Studio waits for it, and pictures and frames of other sites can
 * be slow.
 */
function startPage({ entry = '', hydration }: DOMStringMap): void {
  /** Matches elements whose events scripts handle by now; `data-early`, before any module loads. */
  let released = '[data-early]'
  /** Controls whose click or submission is delayed, and what repeats it. */
  const delayed = new Map<Element, () => void>()
  const early: EarlyVisit = {
    clicks: [],
    isOver: false,
    release(selector) {
      released += `,${selector}`
      for (const [control, repeat] of delayed) {
        if (control.closest(selector) === null) continue
        delayed.delete(control)
        control.removeAttribute('aria-busy')
        repeat()
      }
    },
  }
  window.earlyVisit = early

  const load = (): Promise<typeof EntryModule> => import(/* @vite-ignore */ entry)
  const inputs = ['click', 'pointermove', 'keydown', 'focusin']
  const options = { capture: true, passive: true }
  let scrolled: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    scrolled ??= setTimeout(start, 1_000)
  }
  const onInput = (event: Event) => {
    // Fingers move to scroll. Browsers also send `pointermove` when a page appears under a pointer.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove'
    if (isMove && (event.pointerType === 'touch' || (!event.movementX && !event.movementY))) return
    start()
  }
  const start = () => {
    clearTimeout(scrolled)
    for (const input of inputs) removeEventListener(input, onInput, options)
    removeEventListener('scroll', onScroll, options)
    load()
      .then(({ hydrate }) => hydrate())
      .catch(() => {
        // The page works without scripts: the browser submits the form itself.
        early.isOver = true
        early.release('*')
      })
  }
  for (const input of inputs) addEventListener(input, onInput, options)
  addEventListener('scroll', onScroll, options)

  // The click of a finger comes after `pointerup`; a press that moved away has none.
  let endPress: () => void = () => undefined
  const onPress = () => {
    endPress()
    early.press = new Promise((resolve) => {
      endPress = () => {
        early.press = undefined
        resolve()
      }
    })
  }
  addEventListener('pointerdown', onPress, options)
  for (const end of ['click', 'pointercancel']) addEventListener(end, () => endPress(), options)
  addEventListener('pointerup', () => setTimeout(endPress, 500), options)

  // A jump within the page needs the real heights of the sections above its target (parts.css).
  const layOut = () => document.documentElement.classList.add('laid-out')
  if (location.hash !== '') layOut()
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') layOut()
  }
  addEventListener('keydown', onKey, options)
  const onLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) layOut()
  }
  addEventListener('click', onLink, options)

  // A link within the page creates a history entry without a key. All entries without one share a
  // scroll position in Remix, which would lead away from the link's target.
  addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: String(Date.now()) }, '')
  })

  const delay = (event: Event, control: Element, repeat: () => void) => {
    if (control.closest(released) !== null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute('aria-busy', 'true')
    delayed.set(control, repeat)
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (early.isOver || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>('a[href], button[type=button]')
    if (control instanceof HTMLAnchorElement && !('video' in control.dataset)) {
      early.clicks.push({ href: control.href, event: control.dataset.event })
    } else if (control !== null) delay(event, control, () => control.click())
  }
  addEventListener('click', onClick, true)
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    // A search needs no script.
    if (early.isOver || !(target instanceof HTMLFormElement) || target.method === 'get') return
    delay(event, submitter ?? target, () => target.requestSubmit(submitter))
  }
  addEventListener('submit', onSubmit, true)

  const loadSoon = () => void load().catch(() => undefined)
  // Some browsers lack `requestIdleCallback`.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(loadSoon, { timeout: 2_000 })
      : setTimeout(loadSoon, 200)
  if (hydration === 'now') addEventListener('DOMContentLoaded', loadSoon)
  else addEventListener('load', whenIdle)
}

startPage(document.currentScript?.dataset ?? {})
