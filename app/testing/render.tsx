import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { ImageSourceProvider } from '~/components/image-source'
import { SiteProvider } from '~/components/site-context'
import type { SiteQueryResult } from '~/sanity/types.generated'

const emptySite: SiteQueryResult = {
  settings: null,
  navigation: null,
  footer: null,
  search: null,
  downloads: null,
  menuPages: [],
  messages: null,
  labels: null,
}
const images = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }

/** Renders a component as the server does, inside a site with these settings and labels. */
export function render(element: ReactElement, site: Partial<SiteQueryResult> = {}): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ImageSourceProvider value={images}>
        <SiteProvider value={{ ...emptySite, ...site }}>{element}</SiteProvider>
      </ImageSourceProvider>
    </StaticRouter>,
  )
}
