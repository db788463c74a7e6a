import { useNonce } from '~/lib/nonce'
import type { LinkClick } from '~/services/analytics/link-event'

declare global {
  interface Window {
    /** Clicks on links before scripts ran; undefined from then on. */
    earlyClicks?: LinkClick[] | undefined
  }
}

/** In the words of `useLinkEvents`, for an inline script. */
const keepEarlyClicks = `{
  window.earlyClicks = []
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) window.earlyClicks?.push({ href: link.href, event: link.dataset.event })
  }, true)
}`

/**
 * Keeps what is clicked before the scripts run: on a weak phone the chat is opened long before them,
 * and has its event all the same (ANA-01).
 */
export function EarlyClicks() {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: keepEarlyClicks }}
      suppressHydrationWarning
    />
  )
}

/** The clicks so far, in their order; none are kept from here on. */
export function takeEarlyClicks(): readonly LinkClick[] {
  const clicks = window.earlyClicks ?? []
  window.earlyClicks = undefined
  return clicks
}
