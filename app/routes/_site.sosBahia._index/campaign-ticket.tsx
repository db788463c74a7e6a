import { CampaignFacts } from '~/components/campaign-facts'
import { CampaignUpdates } from '~/components/campaign-updates'
import { Picture } from '~/components/picture'
import { SampleMark } from '~/components/sample-mark'
import { SmartLink } from '~/components/smart-link'
import type { SosHomePageQueryResult } from '~/sanity/types.generated'
import './campaign-ticket.css'

export type Campaign = NonNullable<NonNullable<SosHomePageQueryResult>['campaigns'][number]>

interface CampaignTicketProps {
  campaign: Campaign
  linkLabel: string | null | undefined
}

/** A campaign as a raffle ticket with a link on its stub (RT-04). */
export function CampaignTicket({ campaign, linkLabel }: CampaignTicketProps) {
  const { title, summary, link, picture, sampleMark } = campaign
  return (
    <article className="campaign-ticket paper tone-papel-2">
      <Picture
        picture={picture}
        className="campaign-ticket-picture"
        aspect={4 / 3}
        sizes="(min-width: 80rem) 26rem, (min-width: 60rem) 36vw, (min-width: 48rem) 60vw, 90vw"
      />
      <div className="campaign-ticket-words">
        {title ? <h2 className="title title-m">{title}</h2> : null}
        {summary ? <p>{summary}</p> : null}
        <CampaignFacts campaign={campaign} />
        <SampleMark text={sampleMark} />
      </div>
      <CampaignUpdates updates={campaign.updates} />
      {link && linkLabel ? (
        <SmartLink
          href={link}
          className="display bare-link campaign-ticket-stub"
          label={[linkLabel, title].filter(Boolean).join(': ')}
        >
          {linkLabel}
        </SmartLink>
      ) : null}
    </article>
  )
}
