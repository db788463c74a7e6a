/**
 * Where a plain click on a link between pages of this site leads; undefined for every other click,
 * and for one that something else has handled.
 */
export function pathOnThisSite(event: MouseEvent): string | undefined {
  const { target, button, defaultPrevented } = event
  const isPlain =
    button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')
  return link?.getAttribute('href') ?? undefined
}
