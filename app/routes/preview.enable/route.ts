import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { cacheControl } from '~/lib/cache-control'
import { openPreview } from '~/sanity/preview.server'

/** Where the Studio's Presentation tool begins a preview (CMS-06); without its secret, 401. */
export async function loader({ request }: LoaderFunctionArgs) {
  const preview = await openPreview(request)
  if (preview === undefined) throw new Response(null, { status: 401, statusText: 'Unauthorized' })
  const { path, setCookie } = preview
  return redirect(path, {
    headers: { 'Set-Cookie': setCookie, 'Cache-Control': cacheControl.private },
  })
}

export { pageHeaders as headers } from '~/lib/page-headers'

// The loader never answers with content: what shows is the error page of the root.
export default function PreviewRefused() {
  return null
}
