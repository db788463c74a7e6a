import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { notFoundMeta } from '~/services/seo/page-meta'
import { findRedirect } from '~/lib/links/redirects'
import { contentFor } from '~/sanity/preview.server'
import { redirects } from '~/sanity/redirects.server'

/** Redirects a path without a page as staff configure, else answers 404 (RT-07). */
export async function loader({ request }: LoaderFunctionArgs) {
  // The headers make browsers ask each time, so that a removed redirect ends at once.
  const { result, headers } = await contentFor(request, redirects)
  const target = findRedirect(result, new URL(request.url), env().siteUrl)
  if (target === undefined) throw new Response(null, { status: 404 })
  return redirect(target.location, { status: target.status, headers })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const meta: MetaFunction = ({ matches }) => notFoundMeta(matches)

// The loader always throws or redirects; the error boundary renders the page.
export default function NotFoundPage() {
  return null
}

export { PageError as ErrorBoundary } from '~/components/page-error'
