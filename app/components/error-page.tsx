import { useLayoutData } from './last-loaded'
import { PageError } from './page-error'
import { PageMain } from './page-main'
import { SiteProvider } from './site-context'
import { StoreProvider } from './store-context'

/**
 * A complete error page, for errors of the layout itself. It has the header if a page of this
 * document had one (ERR-01).
 */
export function ErrorPage() {
  const layout = useLayoutData()
  if (layout === undefined) {
    return (
      <main>
        <PageError />
      </main>
    )
  }
  return (
    <SiteProvider value={layout.site}>
      <StoreProvider value={layout.stores}>
        <PageMain>
          <PageError />
        </PageMain>
      </StoreProvider>
    </SiteProvider>
  )
}
