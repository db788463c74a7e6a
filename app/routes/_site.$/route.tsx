import type { MetaFunction } from '@remix-run/node'
import type { loader as rootLoader } from '~/root'

/** Any address that no page answers (RT-07). */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ matches }) => [
  { title: matches.find(({ id }) => id === 'root')?.data.errorPages?.notFound?.title ?? '' },
  { name: 'robots', content: 'noindex' },
]

// The loader always throws: what shows is the error boundary, inside the site's layout.
export default function NotFoundPage() {
  return null
}

export { PageError as ErrorBoundary } from '~/components/page-error'
