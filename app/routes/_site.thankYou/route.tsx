import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { type ClientLoaderFunctionArgs, replace } from '@remix-run/react'
import { useEffect } from 'react'
import { useLoaderData } from '~/components/loader-data'
import { PageMain } from '~/components/page-main'
import {
  hasSubmitted,
  leaveUnlessSubmitted,
  type Submitter,
  submitterDetail,
} from '~/services/investor-requests/form/submission'
import { darkPage, type PageFrame } from '~/components/page-frame'
import { pageMeta } from '~/services/seo/page-meta'
import { cacheControl } from '~/lib/http/cache-control'
import { sitePages } from '#config/site-pages'
import { isConfirmed } from '~/services/investor-requests/form/confirmation.server'
import { defineContent } from '~/sanity/content.server'
import { contentFor, isPreview } from '~/sanity/preview.server'
import { track } from '~/services/analytics/track'
import { thankYouPageQuery } from './query'
import { Thanks } from './thanks'
import styles from './thanks.css?url'

const thankYouPage = defineContent('thankYouPage', thankYouPageQuery)

export const handle: PageFrame = { ...darkPage, hasCustomHeader: true, hydratesWhenIdle: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ result, headers }, preview] = await Promise.all([
    contentFor(request, thankYouPage),
    isPreview(request),
  ])
  const { page, ...rest } = result
  if (page === null) throw new Response(null, { status: 404 })
  const confirmed = isConfirmed(new URL(request.url).search)
  if (confirmed) headers['Cache-Control'] = cacheControl.private
  // Without scripts only the form's redirect opens the page, for a limited time (decision 13).
  const isOpen = preview || confirmed
  const redirectWithoutScripts = isOpen ? undefined : sitePages.investorsPage.path
  return data({ page, ...rest, preview, redirectWithoutScripts }, { headers })
}

/** Redirects visitors without a submission to the form (TY-01); editors may preview the page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>()
  if (!loaded.preview && !hasSubmitted()) throw replace(sitePages.investorsPage.path)
  return loaded
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname)

/** Shown after the investor form has been sent (TY-01 to TY-03). */
export default function ThankYouPage() {
  const { preview, ...content } = useLoaderData<typeof loader>()
  return (
    <>
      {preview ? null : <RedirectScript />}
      {preview ? null : <TrackArrival />}
      <PageMain>
        <Thanks {...content} />
      </PageMain>
    </>
  )
}

/** Tracks the view with the submitted contact data (ANA-01). */
function TrackArrival() {
  useEffect(() => {
    const detail = (name: keyof Submitter) => submitterDetail(name) ?? ''
    track('Page Loaded', { email: detail('email'), phone: detail('phone'), name: detail('name') })
  }, [])
  return null
}

/** The check of `clientLoader` for a full page load: an inline script before anything paints. */
function RedirectScript() {
  return (
    <script
      dangerouslySetInnerHTML={{ __html: leaveUnlessSubmitted(sitePages.investorsPage.path) }}
      suppressHydrationWarning
    />
  )
}

export { MainError as ErrorBoundary } from '~/components/error-page'
