import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { useState } from 'react'
import { useLoaderData } from '~/components/loader-data'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { sosLayoutQuery } from './query'
import { HelpLink, Sidebar } from './sidebar'
import { isSidebarCollapsed } from './sidebar-cookie'
import type { PageFrame } from '~/components/page-frame'
import './sos.css'
import './folded-sidebar.css'

export const handle: PageFrame = { section: 'sos' }

const sosLayout = defineContent('sosLayout', sosLayoutQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: sos, headers } = await contentFor(request, sosLayout, cacheControl.visitor)
  const collapsed = isSidebarCollapsed(request.headers.get('Cookie'))
  return data({ sos, collapsed }, { headers })
}

/** Layout of the SOS Bahía pages: sidebar and help link. */
export default function SosLayout() {
  const { sos, collapsed: remembered } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<boolean>()
  const collapsed = chosen ?? remembered
  return (
    <div className={collapsed ? 'sos sos-collapsed' : 'sos'}>
      {sos.layout ? (
        <Sidebar layout={sos.layout} collapsed={collapsed} onToggle={setChosen}>
          <HelpLink {...sos} />
        </Sidebar>
      ) : null}
      <div className="sos-page">
        <Outlet />
      </div>
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
