import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { present } from '~/lib/present'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { CampaignTicket } from './campaign-ticket'
import { sosHomePageQuery } from './query'

const sosHomePage = defineContent('sosHomePage', sosHomePageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, sosHomePage, cacheControl.visitor)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('sosHomePage', page.body)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function SosHomePage() {
  const { page } = useLoaderData<typeof loader>()
  const campaigns = present(page.campaigns)
  return (
    <>
      <SosOpening heading={page.heading} lead={page.lead} />
      <div className="wrap sos-campaigns">
        {campaigns.length > 0 ? (
          <ul className="plain-list sos-campaigns-list">
            {campaigns.map((campaign, index) => (
              <li key={campaign._id}>
                <CampaignTicket
                  campaign={campaign}
                  linkLabel={page.campaignLinkLabel}
                  isFirst={index === 0}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="lead">{page.emptyText}</p>
        )}
      </div>
      <Blocks blocks={page.body} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
