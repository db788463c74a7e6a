import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { env } from '../../../config/env.server'
import { ContentPage, LongTextPage } from '~/blocks/content-page'
import { listRedirects, staffPageAt, staffPages } from '~/blocks/staff-pages.server'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { EditableDocument } from '~/components/editable'
import { toneOrDefault } from '~/components/section'
import { findRedirect } from '~/lib/links/redirects'
import { contentFor, isPreview } from '~/sanity/preview.server'
import { redirects } from '~/sanity/shared-content.server'
import { notFoundMeta, pageMeta } from '~/services/seo/page-meta'

/**
 * Shows the page that staff made at a path (PAGE-01). For other paths it redirects, as staff
 * configure or to the new address of a page, or answers 404 (RT-07).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  const { result, headers } = await contentFor(request, staffPageAt(address.pathname))
  if (result === null) return answerWithoutPage(request, address)
  // These are for redirects and the sitemap, not for the browser.
  const page = { ...result, formerSlugs: undefined, _updatedAt: undefined }
  logUnknownBlocks(page._id, page.body)
  const shown = {
    page,
    parents: await findParents(request, page.path),
    editedId: (await isPreview(request)) ? page._id : undefined,
  }
  return data(shown, { headers })
}

/** @throws Response 404 without a redirect from the address */
async function answerWithoutPage(request: Request, address: URL) {
  const [{ result: rules, headers }, { result: pages }] = await Promise.all([
    // The headers make browsers ask each time, so that a removed redirect ends at once.
    contentFor(request, redirects),
    contentFor(request, staffPages),
  ])
  const target = findRedirect(listRedirects(pages, rules), address, env().siteUrl)
  if (target === undefined) throw new Response(null, { status: 404 })
  return redirect(target.location, { status: target.status, headers })
}

/** The page above a nested one, if it exists. */
async function findParents(request: Request, path: string) {
  const parentPath = path.slice(0, path.lastIndexOf('/'))
  if (parentPath === '') return []
  const { result: parent } = await contentFor(request, staffPageAt(parentPath))
  return parent?.title ? [{ label: parent.title, path: parent.path }] : []
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  // Null after a method that the page does not allow, undefined after an error of the loader.
  if (loaded == null) return notFoundMeta(matches)
  const { page, parents } = loaded
  const { _id: id, title, body: blocks, path, seo } = page
  return pageMeta(seo, matches, path, { id, title, blocks, parents })
}

export default function StaffPageRoute() {
  const { page, parents, editedId } = useLoaderData<typeof loader>()
  const Layout = page.layout === 'longText' ? LongTextPage : ContentPage
  return (
    <EditableDocument document={editedId} type="page">
      <Layout page={page} tone={toneOrDefault(page.tone, 'naranja')} parents={parents} />
    </EditableDocument>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
