import { useState } from 'react'
import { CampaignFacts } from '~/components/campaign-facts'
import { CampaignUpdates } from '~/components/campaign-updates'
import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import { hasPicture, Picture } from '~/components/picture'
import { SampleMark } from '~/components/sample-mark'
import { SmartLink } from '~/components/smart-link'
import { withoutHidden } from '~/lib/text/hidden-index'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { TodosPorBahiaPageQueryResult } from '~/sanity/types.generated'
import './campaign-frame.css'

type Page = NonNullable<TodosPorBahiaPageQueryResult>
type Campaign = NonNullable<NonNullable<Page['campaigns']>[number]>

interface CampaignFrameProps {
  /** Without `sandbox` its address cannot be framed: only the picture shows. */
  campaign: Campaign & { sandbox?: string | undefined }
  labels: Page['labels']
}

/**
 * A campaign: its summary, its sum and a link, and its page in a frame (SOS-03). Its picture has the
 * place of the frame until the page has loaded.
 */
export function CampaignFrame({ campaign, labels }: CampaignFrameProps) {
  const { title, summary, link, picture, sampleMark, sandbox } = campaign
  const isFramed = link !== null && sandbox !== undefined
  return (
    <article className="wrap campaign-frame">
      <div className="campaign-frame-words">
        {title ? <h2 className="title title-m">{title}</h2> : null}
        {summary ? <p>{summary}</p> : null}
        <CampaignFacts campaign={campaign} />
        <CampaignUpdates updates={campaign.updates} />
        <SampleMark text={sampleMark} />
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
      {isFramed || hasPicture(picture) ? (
        <div className="campaign-frame-sheet">
          {isFramed ? <p className="small campaign-frame-note">{labels?.frameRefused}</p> : null}
          <div className="campaign-frame-place">
            {title ? <PosterName name={title} /> : null}
            <Picture
              picture={picture}
              className="campaign-frame-picture"
              sizes="(min-width: 96rem) 50rem, (min-width: 64rem) 56vw, 91vw"
            />
            {isFramed ? (
              <Frame
                labels={labels}
                src={link}
                title={fillPlaceholders(labels?.frameTitle, { title: title ?? '' })}
                sandbox={sandbox}
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </article>
  )
}

/** The name above the picture, one word a line, as large as its longest word and its lines allow. */
function PosterName({ name }: { name: string }) {
  const words = withoutHidden(name).split(/\s+/)
  const style = {
    '--words': words.length,
    '--letters': Math.max(...words.map(({ length }) => length)),
  }
  return (
    <p className="title campaign-frame-name paper tone-tinta" style={style} aria-hidden="true">
      {name}
    </p>
  )
}

interface FrameProps {
  labels: Page['labels']
  src: string
  title: string
  sandbox: string
}

/** The frame, once third parties may load or the visitor requests it (ANA-05). */
function Frame({ labels, src, title, sandbox }: FrameProps) {
  const { allowed, withheld } = useConsent()
  const { isShown, show } = useOnDemand(allowed)
  if (isShown) return <LoadingFrame src={src} title={title} sandbox={sandbox} />
  if (!withheld) return null
  return (
    <div className="campaign-frame-request" data-needs-scripts="">
      <OnDemand text={labels?.frameWithheld} label={labels?.showFrame} name={title} onShow={show} />
    </div>
  )
}

/**
 * The frame is invisible until it has loaded. Browsers fire its load event for their error pages,
 * too, so a second request decides whether to show or remove it.
 */
function LoadingFrame({ src, title, sandbox }: Omit<FrameProps, 'labels'>) {
  const [reachable, setReachable] = useState<boolean>()
  if (reachable === false) return null
  return (
    <iframe
      src={src}
      title={title}
      sandbox={sandbox}
      className={reachable === true ? undefined : 'campaign-frame-loading'}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      height={700}
      // Later load events come from the visitor’s steps within the campaign.
      onLoad={reachable === true ? undefined : () => void isReachable(src).then(setReachable)}
    />
  )
}

/**
 * True if the server of an address responds; on this site, only if the response is no error. A page
 * cannot read the status of another site's response, nor whether that site refuses frames. A site
 * with `Cross-Origin-Resource-Policy: same-origin` counts as unreachable.
 */
async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok, type } = await fetch(url, { method: 'HEAD', mode: 'no-cors' })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
