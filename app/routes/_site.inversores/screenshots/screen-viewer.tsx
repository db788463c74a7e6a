import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { Picture } from '~/components/picture'
import { allowsMotion } from '~/lib/browser/visitor-preferences'
import { openModal } from '../modal/open-modal'
import type { InvestorsPage } from '../visible-page'
import { LARGE } from './screen-link'
import '../modal/overlay.css'
import './screen-viewer.css'

type Screenshots = NonNullable<InvestorsPage['screenshots']>

interface ScreenViewerProps {
  pictures: Screenshots['items']
  words: NonNullable<Screenshots['viewer']>
  label: string | null
  /** Index of the picture in the middle. */
  current: number
  onShow: (index: number) => void
  onClose: () => void
}

/** After this time without a scroll event the row has stopped. */
const REST_MS = 150

/**
 * Large screenshots in a modal `<dialog>` (INV-04): a row to swipe, with the caption of the picture
 * in the middle.
 */
export function ScreenViewer(props: ScreenViewerProps) {
  const { pictures, words, label, current, onShow, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const overlayClick = useOverlayClick('img, button, .viewer-foot', onClose)
  useLayoutEffect(() => {
    const { current: modal } = dialog
    if (modal !== null) openModal(modal)
    // While it is in the document, so that the browser restores the focus.
    return () => modal?.close()
  }, [])
  const isCentred = useRef(false)
  useEffect(() => {
    centre(row.current, current, isCentred.current && allowsMotion())
    isCentred.current = true
  }, [current])

  const rest = useRef<number>()
  // Where a button or key scrolls to: a busy phone may rest on the way.
  const target = useRef<number>()
  useEffect(() => () => window.clearTimeout(rest.current), [])
  const onRest = () => {
    if (target.current === undefined) onShow(centredIndex(row.current))
  }
  const onScroll = () => {
    if (target.current === centredIndex(row.current)) releaseTarget()
    window.clearTimeout(rest.current)
    rest.current = window.setTimeout(onRest, REST_MS)
  }
  const releaseTarget = () => void (target.current = undefined)
  const move = (step: number) => {
    target.current = (current + step + pictures.length) % pictures.length
    onShow(target.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }

  const shown = pictures[current]
  const position = `${current + 1}/${pictures.length}`
  return (
    // A dialog is interactive: its keys work wherever the focus is inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="overlay viewer"
      aria-label={label ?? undefined}
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...overlayClick}
    >
      <button type="button" className="overlay-button viewer-close" onClick={onClose}>
        <span className="visually-hidden">{words.closeLabel}</span>
        <Icon path="M5 5 19 19M19 5 5 19" />
      </button>
      <ul
        className="plain-list viewer-row"
        ref={row}
        // Focusable, because it scrolls.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={releaseTarget}
        onWheel={releaseTarget}
      >
        {pictures.map((picture, index) => (
          <li key={picture._key} data-current={index === current || undefined}>
            <Picture picture={picture} sizes={LARGE} />
          </li>
        ))}
      </ul>
      <div className="viewer-foot">
        <button type="button" className="overlay-button" onClick={() => move(-1)}>
          <span className="visually-hidden">{words.previousLabel}</span>
          <Icon path="M15 4 7 12 15 20" />
        </button>
        <p className="viewer-caption" aria-live="polite">
          <span className="numeral">{position}</span>
          <span>{shown?.caption ?? shown?.alt}</span>
        </p>
        <button type="button" className="overlay-button" onClick={() => move(1)}>
          <span className="visually-hidden">{words.nextLabel}</span>
          <Icon path="M9 4 17 12 9 20" />
        </button>
      </div>
    </dialog>
  )
}

/**
 * Closes on a click that starts and ends outside the content, so not when a text selection ends
 * there.
 * @param content selector of what is not the overlay
 */
function useOverlayClick(content: string, onClose: () => void) {
  const begun = useRef(false)
  const isOverlay = ({ target }: SyntheticEvent) =>
    target instanceof Element && target.closest(content) === null
  return {
    onPointerDown(event: PointerEvent) {
      begun.current = isOverlay(event)
    },
    onClick(event: MouseEvent) {
      if (begun.current && isOverlay(event)) onClose()
    },
  }
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

/** Scrolls an item to the middle of its row. */
function centre(row: HTMLElement | null, index: number, isSmooth: boolean): void {
  const item = row && getItems(row)[index]
  if (!item) return
  const left = item.offsetLeft + item.offsetWidth / 2 - row.clientWidth / 2
  row.scrollTo({ left, behavior: isSmooth ? 'smooth' : 'instant' })
}

/** Index of the item nearest to the middle of its row. */
function centredIndex(row: HTMLElement | null): number {
  if (row === null) return 0
  const middle = row.scrollLeft + row.clientWidth / 2
  const distances = getItems(row).map((item) =>
    Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle),
  )
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function getItems(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > li')]
}
