import { useLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { campaignEntries } from '~/blocks/search-entries.server'
import { ButtonLink } from '~/components/button-link'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { ServerHtml } from '~/components/server-html'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/http/cache-control'
import { omitMissing } from '~/lib/text/omit-missing'
import { defineContent } from '~/sanity/content.server'
import type { SosHomePageQueryResult } from '~/sanity/types.generated'
import { CAMPAIGNS_ANCHOR } from '#config/page-anchors'
import { type Campaign, CampaignTicket } from './campaign-ticket'
import { sosHomePageQuery } from './query'

/** The campaigns have no state, so browsers receive only their HTML. */
export const handle = { inHtml: ['page.campaigns'] }

export const loader = contentPageLoader(
  defineContent('sosHomePage', sosHomePageQuery),
  cacheControl.visitor,
  ({ campaigns }, at) => campaignEntries(at, campaigns),
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function SosHomePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <EmergencyNumbers page={page} />
      <SosOpening page={page}>
        <ButtonLink link={page.donateLink} primary />
      </SosOpening>
      <div className="wrap sos-campaigns" id={CAMPAIGNS_ANCHOR}>
        <ServerHtml id="lista-de-campanas" data={page.campaigns}>
          {(campaigns) => <Campaigns campaigns={omitMissing(campaigns)} page={page} />}
        </ServerHtml>
      </div>
      <Blocks blocks={page.body} />
    </>
  )
}

interface CampaignsProps {
  campaigns: readonly Campaign[]
  page: Pick<NonNullable<SosHomePageQueryResult>, 'campaignLinkLabel' | 'emptyText'>
}

function Campaigns({ campaigns, page: { campaignLinkLabel, emptyText } }: CampaignsProps) {
  if (campaigns.length === 0) return <p className="lead">{emptyText}</p>
  return (
    <ul className="plain-list sos-campaigns-list">
      {campaigns.map((campaign) => (
        <li key={campaign._id} id={campaign._id}>
          <CampaignTicket campaign={campaign} linkLabel={campaignLinkLabel} />
        </li>
      ))}
    </ul>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
