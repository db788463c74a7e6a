/**
 * Shows the player of each video whose link a visitor clicks, beside the link. The click is the
 * visitor's permission for this video alone (ANA-05). It needs no React.
 */
export function playOnClick(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-video]') : null
    if (link === null || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = link.dataset.video ?? ''
    frame.title = link.dataset.title ?? ''
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    link.nextElementSibling?.replaceChildren(frame)
    frame.focus()
  })
}
