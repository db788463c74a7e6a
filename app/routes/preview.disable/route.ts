import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { cacheControl } from '~/lib/cache-control'
import { ownPath } from '~/lib/own-path'
import { closedPreview } from '~/sanity/preview-cookie.server'

/** Ends a preview and shows the same page as visitors see it: `?page=` is its path (CMS-06). */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(ownPath(new URL(request.url).searchParams.get('page')), {
    headers: { 'Set-Cookie': await closedPreview(), 'Cache-Control': cacheControl.private },
  })
}
