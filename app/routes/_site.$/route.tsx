import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { errorPageMeta } from '~/lib/page-meta'
import { findRedirect } from '~/lib/redirects'
import type { loader as rootLoader } from '~/root'
import { redirects } from '~/sanity/redirects.server'

/** Any address that no page answers: a redirect that staff edit, else not found (RT-07). */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  const target = findRedirect(await redirects.load(), new URL(request.url), env().siteUrl)
  if (target === undefined) throw new Response(null, { status: 404 })
  throw redirect(target.location, {
    status: target.status,
    // What an editor takes back must not live on in browsers.
    headers: { 'Cache-Control': cacheControl.page },
  })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ matches }) => {
  const root = matches.find(({ id }) => id === 'root')
  return errorPageMeta(root?.data?.errorPages?.notFound?.title, matches)
}

// The loader always throws: what shows is the error boundary, inside the site's layout.
export default function NotFoundPage() {
  return null
}

export { PageError as ErrorBoundary } from '~/components/page-error'
