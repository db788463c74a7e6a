import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import { Picture } from '~/components/picture'
import { SmartLink } from '~/components/smart-link'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { TodosPorBahiaPageQueryResult } from '~/sanity/types.generated'
import './campaign-frame.css'

type Page = NonNullable<TodosPorBahiaPageQueryResult>
type Campaign = NonNullable<NonNullable<Page['campaigns']>[number]>

interface CampaignFrameProps {
  /** Without `sandbox` its address cannot be framed: only the link shows. */
  campaign: Campaign & { sandbox?: string | undefined }
  labels: Page['labels']
  /** True for a campaign in the first view. */
  isFirst?: boolean
}

/** A campaign: its page in a frame, beside a summary and a link (SOS-03). */
export function CampaignFrame({ campaign, labels, isFirst = false }: CampaignFrameProps) {
  const { title, summary, link, picture, sandbox } = campaign
  return (
    <article className="wrap campaign-frame">
      <div className="campaign-frame-words">
        <Picture
          picture={picture}
          className="campaign-frame-picture"
          aspect={3 / 2}
          sizes="(min-width: 96rem) 31rem, (min-width: 64rem) 34vw, 91vw"
          loading={isFirst ? 'first' : 'lazy'}
        />
        {title ? <h2 className="title title-m">{title}</h2> : null}
        {summary ? <p>{summary}</p> : null}
        {link && labels?.openCampaign ? (
          <SmartLink
            href={link}
            openInNewTab
            className="button button-primary"
            label={[labels.openCampaign, title].filter(Boolean).join(': ')}
          >
            {labels.openCampaign}
          </SmartLink>
        ) : null}
      </div>
      {link && sandbox !== undefined ? (
        <div className="campaign-frame-sheet">
          <p className="small campaign-frame-note">{labels?.frameRefused}</p>
          <Frame
            labels={labels}
            src={link}
            title={fillPlaceholders(labels?.frameTitle, { title: title ?? '' })}
            sandbox={sandbox}
          />
        </div>
      ) : null}
    </article>
  )
}

interface FrameProps {
  labels: Page['labels']
  src: string
  title: string
  sandbox: string
}

/**
 * The frame, once third parties may load or the visitor requests it (ANA-05). Its space is
 * reserved, so that nothing moves.
 */
function Frame({ labels, src, title, sandbox }: FrameProps) {
  const { allowed, withheld } = useConsent()
  const { isShown, show } = useOnDemand(allowed)
  if (isShown) {
    return (
      <iframe
        src={src}
        title={title}
        sandbox={sandbox}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        height={700}
      />
    )
  }
  return (
    <div className="campaign-frame-place">
      {withheld ? (
        <OnDemand
          text={labels?.frameWithheld}
          label={labels?.showFrame}
          name={title}
          onShow={show}
        />
      ) : null}
    </div>
  )
}
