import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { contentFor } from '~/sanity/preview.server'
import { offlineContent } from '~/sanity/offline.server'
import { pageMeta } from '~/services/seo/page-meta'
import './offline.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, offlineContent)
  if (result.words === null) throw new Response(null, { status: 404 })
  return data({ words: result.words }, { headers })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta({ title: loaded?.words.title, noIndex: true }, matches, location.pathname)

/**
 * The page that browsers show without a connection for a page that they have not saved (OFF-01):
 * numbers to call, and the saved pages. The service worker fills the list.
 */
export default function OfflinePage() {
  const { title, text, links, savedTitle } = useLoaderData<typeof loader>().words
  return (
    <div className="offline">
      <div className="wrap offline-words">
        <h1 className="title title-l">{title}</h1>
        {text ? <p className="lead">{text}</p> : null}
      </div>
      <EmergencyNumbers page={{ emergencyTitle: null, emergencyNumbers: links }} isLarge />
      <div className="wrap offline-saved">
        {savedTitle ? <h2 className="title title-m">{savedTitle}</h2> : null}
        <ul className="plain-list" data-saved-pages="" />
      </div>
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
