import { useLayoutData } from './last-loaded'
import { PageError } from './page-error'
import { PageMain } from './page-main'
import { SiteProvider } from './site-context'
import { DeviceProvider } from './store-context'

/** The error page of a route whose pages have their own header. */
export function MainError() {
  return (
    <PageMain>
      <PageError />
    </PageMain>
  )
}

/** After this time the page shows even without its styles. */
const MAX_HIDDEN_MS = 2_000

/**
 * A complete error page, for errors of the layout itself. It has the header if a page of this
 * document had one (ERR-01).
 */
export function ErrorPage() {
  const layout = useLayoutData()
  if (layout === undefined) {
    return (
      <main ref={hideUntilStyled}>
        <PageError />
      </main>
    )
  }
  return (
    <SiteProvider value={layout.site}>
      <DeviceProvider value={layout.device}>
        <div ref={hideUntilStyled}>
          <MainError />
        </div>
      </DeviceProvider>
    </SiteProvider>
  )
}

/**
 * Hides an element until the page's styles have loaded. When the root loader fails on a client
 * navigation, React replaces the whole document, and browsers paint it before its new style links.
 */
function hideUntilStyled(element: HTMLElement | null) {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')
  const pending = [...links].filter(({ sheet }) => sheet === null)
  if (element === null || pending.length === 0) return
  const loaded = pending.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      }),
  )
  const limit = new Promise((resolve) => setTimeout(resolve, MAX_HIDDEN_MS))
  element.style.visibility = 'hidden'
  void Promise.race([Promise.all(loaded), limit]).then(() => {
    element.style.visibility = ''
  })
}
