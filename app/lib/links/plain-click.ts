import { safeHref } from './safe-href'

/** What decides about a click. */
type Click = Pick<
  MouseEvent,
  'target' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/**
 * The path of the link inside the site that a plain click follows; undefined for every other click,
 * and for one that is already handled.
 */
export function pathOfPlainClick(event: Click): string | undefined {
  const { target, button, defaultPrevented } = event
  const isPlain =
    button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')
  return safeHref(link?.getAttribute('href'))
}
