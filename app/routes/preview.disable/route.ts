import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { env } from '#config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { toSameSitePath } from '~/lib/links/same-site-path'
import { clearPreviewCookie } from '~/sanity/preview-cookie.server'
import { clearPerspectiveCookie } from '~/sanity/preview-perspective'

/** Ends a preview and redirects to the published page, whose path is in `?page=` (CMS-06). */
export async function loader({ request }: LoaderFunctionArgs) {
  const headers = new Headers({ 'Cache-Control': cacheControl.private })
  headers.append('Set-Cookie', await clearPreviewCookie(env().siteUrl.startsWith('https:')))
  headers.append('Set-Cookie', clearPerspectiveCookie())
  return redirect(toSameSitePath(new URL(request.url).searchParams.get('page')), { headers })
}
