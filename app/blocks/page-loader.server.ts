import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { env } from '#config/env.server'
import { sitePages } from '#config/site-pages'
import { generalPages } from './general-pages.server'
import { listRedirects, staffPageAt, staffPages } from './staff-pages.server'
import { logUnknownBlocks } from './load-page.server'
import { cacheControl } from '~/lib/http/cache-control'
import { canonicalPath, documentIdAt } from '~/lib/links/page-paths'
import { findRedirect } from '~/lib/links/redirects'
import { contentFor, isPreview } from '~/sanity/preview.server'
import { redirects } from '~/sanity/shared-content.server'

/**
 * Shows the built-in page (RT-02, RT-04) or the page that staff made at a path (PAGE-01). For other
 * paths it redirects, as staff configure or to the new address of a page, or answers 404 (RT-07).
 */
export async function pageLoader({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  const found = await loadPage(request, address.pathname)
  if (found === undefined) return answerWithoutPage(request, address)
  const { page, headers, ...place } = found
  logUnknownBlocks(page._id, page.body)
  const inPreview = await isPreview(request)
  const isIssue = 'kind' in page && page.kind === 'newsletterIssue'
  // Visitors see that a legal text awaits its review only if staff choose so (RT-02).
  const hasNotice = inPreview || page.showsCounselNotice === true
  const shown = {
    ...place,
    page: { ...page, counselNotice: hasNotice ? page.counselNotice : null },
    // The page edits the sections of pages only.
    editedId: inPreview && !isIssue ? page._id : undefined,
  }
  return data(shown, { headers })
}

async function loadPage(request: Request, pathname: string) {
  const general = generalPages.get(documentIdAt(pathname) ?? '')
  if (general !== undefined) {
    const path = canonicalPath(pathname)
    const isInSos = path.startsWith(sitePages.sosHomePage.path)
    // The menu of SOS Bahía differs between visitors (SOS-01).
    const cacheTime = isInSos ? cacheControl.visitor : cacheControl.page
    const { result: page, headers } = await contentFor(request, general, cacheTime)
    return page === null ? undefined : { page, path, isInSos, parents: [], headers }
  }
  const { result, headers } = await contentFor(request, staffPageAt(pathname))
  if (result === null) return undefined
  // These are for redirects and the sitemap, not for the browser.
  const page = { ...result, formerSlugs: undefined, _updatedAt: undefined }
  const parents = await findParents(request, page.path)
  return { page, path: page.path, isInSos: false, parents, headers }
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
  const general = generalPages.get(documentIdAt(parentPath) ?? '')
  const { result: parent } = await contentFor(request, general ?? staffPageAt(parentPath))
  return parent?.title ? [{ label: parent.title, path: parentPath }] : []
}
