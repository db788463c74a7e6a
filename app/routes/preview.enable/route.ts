import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { cacheControl } from '~/lib/http/cache-control'
import { openPreview } from '~/sanity/preview.server'

/** Starts a preview for the Presentation tool of the Studio; 401 without its secret (CMS-06). */
export async function loader({ request }: LoaderFunctionArgs) {
  const preview = await openPreview(request)
  if (preview === undefined) throw new Response(null, { status: 401, statusText: 'Unauthorized' })
  const { path, setCookie } = preview
  return redirect(path, {
    headers: { 'Set-Cookie': setCookie, 'Cache-Control': cacheControl.private },
  })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

// The loader always throws or redirects; the error page of the root renders.
export default function PreviewRefused() {
  return null
}
