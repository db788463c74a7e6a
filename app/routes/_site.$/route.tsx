import type { LinksFunction } from '@remix-run/node'
import frontPage from '~/blocks/front-page.css?url'

export { pageLoader as loader } from '~/blocks/page-loader.server'
export { headers, meta, PageRoute as default } from '~/blocks/page-route'
export { PageError as ErrorBoundary } from '~/components/page-error'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: frontPage }]
