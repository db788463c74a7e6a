import { useLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { campaignEntries } from '~/blocks/search-entries.server'
import { ButtonLink } from '~/components/button-link'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/http/cache-control'
import { omitMissing } from '~/lib/text/omit-missing'
import { defineContent } from '~/sanity/content.server'
import { CAMPAIGNS_ANCHOR } from '../../../config/page-anchors'
import { CampaignTicket } from './campaign-ticket'
import { sosHomePageQuery } from './query'

export const loader = contentPageLoader(
  defineContent('sosHomePage', sosHomePageQuery),
  cacheControl.visitor,
  ({ campaigns }, at) => campaignEntries(at, campaigns),
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function SosHomePage() {
  const { page } = useLoaderData<typeof loader>()
  const campaigns = omitMissing(page.campaigns)
  return (
    <>
      <EmergencyNumbers page={page} />
      <SosOpening page={page}>
        <ButtonLink link={page.donateLink} primary />
      </SosOpening>
      <div className="wrap sos-campaigns" id={CAMPAIGNS_ANCHOR}>
        {campaigns.length > 0 ? (
          <ul className="plain-list sos-campaigns-list">
            {campaigns.map((campaign) => (
              <li key={campaign._id} id={campaign._id}>
                <CampaignTicket campaign={campaign} linkLabel={page.campaignLinkLabel} />
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
