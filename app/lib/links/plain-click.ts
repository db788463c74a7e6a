import { isPageLink } from './page-paths'
import { safeHref } from './safe-href'

/** The properties of a click that decide who handles it. */
type Click = Pick<
  MouseEvent,
  'target' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/**
 * The path that a plain click on a link to a page of this site follows. Undefined for every other
 * click, and for one that is already handled.
 */
export function pathOfPlainClick(event: Click): string | undefined {
  const { target, button, defaultPrevented } = event
  const isPlain =
    button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')
  const href = safeHref(link?.getAttribute('href'))
  return href !== undefined && isPageLink(href) ? href : undefined
}
