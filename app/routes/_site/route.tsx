import { data } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { SiteProvider } from '~/components/site-context'
import { SiteFooter } from '~/components/site-footer'
import { SiteHeader } from '~/components/site-header'
import { cacheControl } from '~/lib/cache-control'
import { defineContent } from '~/sanity/content.server'
import { siteQuery } from './query'

const siteContent = defineContent('site', siteQuery)

export async function loader() {
  const site = await siteContent.load()
  return data({ site }, { headers: { 'Cache-Control': cacheControl.page } })
}

/** Header and footer around every page of the site. */
export default function SiteLayout() {
  const { site } = useLoaderData<typeof loader>()
  return (
    <SiteProvider value={site}>
      <SiteHeader />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </SiteProvider>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
