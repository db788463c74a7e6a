import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { HelpLink } from './help-link'
import { sosLayoutQuery } from './query'
import { returnPath } from './return-path'
import { Sidebar } from './sidebar'
import { isSidebarCollapsed, sidebarCookie } from './sidebar-cookie'
import './sos.css'
import './folded-sidebar.css'

const sosLayout = defineContent('sosLayout', sosLayoutQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: sos, headers } = await contentFor(request, sosLayout, cacheControl.visitor)
  const collapsed = isSidebarCollapsed(request.headers.get('Cookie'))
  return data({ sos, collapsed }, { headers })
}

/** Collapses or expands the sidebar without scripts (SOS-01). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  })
  return redirect(returnPath(form.get('from'), request.headers.get('Referer')), {
    status: 303,
    headers: { 'Set-Cookie': sidebarCookie(form.get('menu') === 'collapsed') },
  })
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
