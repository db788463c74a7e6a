import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { notFoundMeta } from '~/lib/page-meta'
import { findRedirect } from '~/lib/redirects'
import { contentFor } from '~/sanity/preview.server'
import { redirects } from '~/sanity/redirects.server'

/** Any address that no page answers: a redirect that staff edit, else not found (RT-07). */
export async function loader({ request }: LoaderFunctionArgs) {
  // What an editor takes back must not live on in browsers.
  const { result, headers } = await contentFor(request, redirects)
  const target = findRedirect(result, new URL(request.url), env().siteUrl)
  if (target === undefined) throw new Response(null, { status: 404 })
  return redirect(target.location, { status: target.status, headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction = ({ matches }) => notFoundMeta(matches)

// The loader never answers with content: what shows is the error boundary, in the site's layout.
export default function NotFoundPage() {
  return null
}

export { PageError as ErrorBoundary } from '~/components/page-error'
