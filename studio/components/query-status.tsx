import { WarningOutlineIcon } from '@sanity/icons'
import { Spinner } from '@sanity/ui'
import { GhostButton } from './ghost-button'
import { PaneMessage } from './pane-message'
import type { LiveResult } from './use-live-query'
import { statusTexts, type TranslateFunction } from './texts'

export interface QueryStatusProps {
  readonly live: Pick<LiveResult<unknown>, 'result' | 'failed'> & { retry: () => unknown }
  /** Returns the texts of the pane. */
  readonly t: TranslateFunction<'list.failed' | 'list.loading'>
}

/** Shows that a query failed or is loading; nothing once there is a result. */
export function QueryStatus({ live: { result, failed, retry }, t }: QueryStatusProps) {
  if (failed) {
    return (
      <PaneMessage icon={<WarningOutlineIcon />} text={t('list.failed')}>
        <GhostButton text={statusTexts.retry} onClick={() => void retry()} />
      </PaneMessage>
    )
  }
  if (result !== undefined) return null
  return <PaneMessage icon={<Spinner muted />} text={t('list.loading')} />
}
