import { formatDate } from '~/lib/text/dates'
import type { PictureData } from '~/sanity/image-url'
import { fieldMark } from './editable'
import { Picture } from './picture'
import { useSite } from './site-context'
import './campaign-updates.css'

interface CampaignUpdatesProps {
  /** Newest first. */
  updates:
    | readonly {
        _key: string
        /** `YYYY-MM-DD` */
        date: string | null
        text: string | null
        picture: PictureData | null
      }[]
    | null
}

/** What happened in a campaign, closed until somebody asks for it (GIVE-01). */
export function CampaignUpdates({ updates }: CampaignUpdatesProps) {
  const label = useSite().labels?.campaigns?.updates
  const shown = updates?.filter(({ date, text }) => date && text) ?? []
  if (!label || shown.length === 0) return null
  return (
    <details className="campaign-updates">
      <summary>{label}</summary>
      <ol className="plain-list">
        {shown.map((update) => (
          <li key={update._key}>
            <time dateTime={update.date ?? ''} {...fieldMark(update, 'date')}>
              {formatDate(update.date ?? '')}
            </time>
            <p>{update.text}</p>
            <Picture picture={update.picture} sizes="(min-width: 64rem) 26rem, 80vw" />
          </li>
        ))}
      </ol>
    </details>
  )
}
