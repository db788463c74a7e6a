import { formatDate } from '~/lib/text/dates'
import type { PictureData } from '~/sanity/image-url'
import { fieldMark } from './editable'
import { Picture } from './picture'
import { useSite } from './site-context'
import './campaign-updates.css'

interface Update {
  _key: string
  /** `YYYY-MM-DD` */
  date: string | null
  text: string | null
  picture: PictureData | null
}

interface UpdatesProps {
  /** Newest first. */
  updates: readonly Update[]
}

/** What happened in a campaign, closed until somebody asks for it (GIVE-01). */
export function CampaignUpdates({ updates }: { updates: readonly Update[] | null }) {
  const label = useSite().labels?.campaigns?.updates
  const shown = selectUpdates(updates)
  if (!label || shown.length === 0) return null
  return (
    <details className="campaign-updates">
      <summary>{label}</summary>
      <UpdateList updates={shown} />
    </details>
  )
}

/** Selects the updates that have a day and a text. */
export function selectUpdates<Shown extends Update>(updates: readonly Shown[] | null | undefined) {
  return updates?.filter(({ date, text }) => date && text) ?? []
}

/** Dated updates, each with its text and picture. */
export function UpdateList({ updates }: UpdatesProps) {
  return (
    <ol className="plain-list update-list">
      {updates.map((update) => (
        <li key={update._key}>
          <time dateTime={update.date ?? ''} {...fieldMark(update, 'date')}>
            {formatDate(update.date ?? '')}
          </time>
          <p>{update.text}</p>
          <Picture picture={update.picture} sizes="(min-width: 64rem) 26rem, 80vw" />
        </li>
      ))}
    </ol>
  )
}
