import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { cacheControl } from '~/lib/http/cache-control'
import { openPreview } from '~/sanity/preview.server'

/** Starts a preview for the Presentation tool of the Studio; 401 without its secret (CMS-06). */
export async function loader({ request }: LoaderFunctionArgs) {
  const preview = await openPreview(request)
  if (preview === undefined) throw new Response(null, { status: 401, statusText: 'Unauthorized' })
  const headers = new Headers({ 'Cache-Control': cacheControl.private })
  for (const cookie of preview.cookies) headers.append('Set-Cookie', cookie)
  return redirect(preview.path, { headers })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

// The loader always throws or redirects; the error page of the root renders.
export default function PreviewRefused() {
  return null
}
