import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, replace, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { PageError } from '~/components/page-error'
import { PageMain } from '~/components/page-main'
import {
  hasSubmitted,
  leaveUnlessSubmitted,
  type Submitter,
  submitterDetail,
} from '~/lib/investor-form/submission'
import { darkPage, type PageFrame } from '~/lib/page-frame'
import { pageMeta } from '~/lib/page-meta'
import { sitePages } from '~/lib/site-pages'
import { startsItself } from '~/lib/starts-itself'
import { defineContent } from '~/sanity/content.server'
import { contentFor, isPreview } from '~/sanity/preview.server'
import { track } from '~/services/analytics/track'
import { thankYouPageQuery } from './query'
import { Thanks } from './thanks'

const thankYouPage = defineContent('thankYouPage', thankYouPageQuery)

export const handle: PageFrame = { ...darkPage, ownHeader: true, ...startsItself }

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ result, headers }, preview] = await Promise.all([
    contentFor(request, thankYouPage),
    isPreview(request),
  ])
  const { page, ...around } = result
  if (page === null) throw new Response(null, { status: 404 })
  return data({ page, ...around, preview }, { headers })
}

/** Whoever has sent nothing is led to the form (TY-01); editors may look at the page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>()
  if (!loaded.preview && !hasSubmitted()) throw replace(sitePages.investorsPage)
  return loaded
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta({ ...loaded?.page.seo, noIndex: true }, matches, location.pathname)

/** Shown after the investor form has been sent (TY-01 to TY-03). */
export default function ThankYouPage() {
  const { preview, ...content } = useLoaderData<typeof loader>()
  return (
    <>
      {preview ? null : <Gate />}
      {preview ? null : <Arrival />}
      <PageMain>
        <Thanks {...content} />
      </PageMain>
    </>
  )
}

/** Tells who has come to the thanks, as far as this tab knows (ANA-01). */
function Arrival() {
  useEffect(() => {
    const detail = (name: keyof Submitter) => submitterDetail(name) ?? ''
    track('Page Loaded', { email: detail('email'), phone: detail('phone'), name: detail('name') })
  }, [])
  return null
}

/**
 * `clientLoader` for a page that is loaded as a document: stands before everything that could be
 * painted. Without scripts nothing is known of the tab, and the form leads here: the page shows.
 */
function Gate() {
  return (
    <script
      dangerouslySetInnerHTML={{ __html: leaveUnlessSubmitted(sitePages.investorsPage) }}
      suppressHydrationWarning
    />
  )
}

export function ErrorBoundary() {
  return (
    <PageMain>
      <PageError />
    </PageMain>
  )
}
