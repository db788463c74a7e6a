import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { env } from '#config/env.server'
import { Blocks } from '~/blocks'
import { campaignEntries, pageEntries } from '~/blocks/search-entries.server'
import { loadPage, logUnknownBlocks } from '~/blocks/load-page.server'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/http/cache-control'
import { omitMissing } from '~/lib/text/omit-missing'
import { defineContent } from '~/sanity/content.server'
import { searchable } from '~/services/search/searchable.server'
import { CampaignFrame } from './campaign-frame'
import { orderCampaigns, drawOrder } from './campaign-order'
import { canBeFramed, frameSandbox } from './frame-sandbox'
import { todosPorBahiaPageQuery } from './query'

const todosPorBahiaPage = searchable(
  defineContent('todosPorBahiaPage', todosPorBahiaPageQuery),
  (page) =>
    pageEntries('todosPorBahiaPage', page, ({ campaigns }, at) => campaignEntries(at, campaigns)),
)

/**
 * The order is random for each visit (SOS-03): the page cache stores a page for each order and
 * draws one, in the load context. The browser keeps the order of the server.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadPage(request, todosPorBahiaPage, cacheControl.private)
  const order = context.campaignOrder ?? drawOrder()
  const { campaigns, ...page } = loaded.page
  logUnknownBlocks('todosPorBahiaPage', page.body)
  const { siteUrl } = env()
  const frames = orderCampaigns(omitMissing(campaigns), order).map((campaign) => ({
    ...campaign,
    sandbox: canBeFramed(campaign.link) ? frameSandbox(campaign.link, siteUrl) : undefined,
  }))
  return data({ page, frames }, { headers: loaded.headers })
}

export { loadFullPage as clientLoader } from '~/lib/http/full-page-load'
export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function TodosPorBahiaPage() {
  const { page, frames } = useLoaderData<typeof loader>()
  return (
    <div className="flood">
      <SosOpening page={page} />
      <ul className="plain-list campaign-frames">
        {frames.map((campaign) => (
          <li key={campaign._id} id={campaign._id}>
            <CampaignFrame campaign={campaign} labels={page.labels} />
          </li>
        ))}
      </ul>
      <Blocks blocks={page.body} />
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
