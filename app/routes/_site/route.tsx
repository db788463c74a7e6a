import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { useLoaderData } from '~/components/loader-data'
import { env } from '#config/env.server'
import { PageMain } from '~/components/page-main'
import { PrintEnd } from '~/components/print-end'
import { SiteProvider } from '~/components/site-context'
import { SiteFooter } from '~/components/site-footer'
import { DeviceProvider } from '~/components/store-context'
import { detectDevice } from '~/lib/links/device'
import { outcomeStatus } from '~/services/newsletter/reply'
import { removeReply, readReply } from '~/services/newsletter/reply-cookie.server'
import { usePageFrame } from '~/components/page-frame'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { emergencyMode } from '~/sanity/shared-content.server'
import { formStamp } from '~/services/stamp.server'
import { siteWithPages } from './menu-pages'
import { siteInEmergency } from './site-in-emergency'
import { siteQuery } from './query'

const siteContent = defineContent('site', siteQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const [content, emergency, reply] = await Promise.all([
    contentFor(request, siteContent),
    contentFor(request, emergencyMode),
    readReply(request),
  ])
  const { isOn, sosTitle } = emergency.result
  const pages = siteWithPages(content.result)
  const site = isOn ? siteInEmergency(pages, sosTitle) : pages
  const device = detectDevice((name) => request.headers.get(name))
  const headers = new Headers(content.headers)
  // A newsletter form without scripts redirects here; the page then carries its status (NEWS-02).
  if (reply !== undefined) headers.set('Set-Cookie', await removeReply())
  const status = reply === undefined ? 200 : outcomeStatus[reply.outcome]
  const newsletter = { stamp: formStamp(), reply }
  return data({ site, siteUrl: env().siteUrl, device, newsletter }, { status, headers })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { revalidateUnlessRejected as shouldRevalidate } from '~/lib/http/revalidation'

/** Layout with header and footer; a page may replace the header. */
export default function SiteLayout() {
  const { site, siteUrl, device, newsletter } = useLoaderData<typeof loader>()
  const { hasCustomHeader = false } = usePageFrame()
  return (
    <SiteProvider value={site}>
      <DeviceProvider value={device}>
        {hasCustomHeader ? (
          <Outlet />
        ) : (
          <PageMain>
            <Outlet />
          </PageMain>
        )}
        <SiteFooter newsletter={newsletter} />
        <PrintEnd siteUrl={siteUrl} />
      </DeviceProvider>
    </SiteProvider>
  )
}

export { ErrorPage as ErrorBoundary } from '~/components/error-page'
