import { WarningOutlineIcon } from '@sanity/icons'
import { Button, Spinner } from '@sanity/ui'
import { PaneMessage } from './pane-message'
import type { LiveResult } from './use-live-query'
import type { SayOf } from './words'

interface QueryStatusProps {
  readonly live: LiveResult<unknown>
  /** Returns the texts of the pane. */
  readonly say: SayOf<'list.failed' | 'list.loading' | 'list.retry'>
}

/** Shows that a query failed or is loading; nothing once there is a result. */
export function QueryStatus({ live: { result, failed, retry }, say }: QueryStatusProps) {
  if (failed) {
    return (
      <PaneMessage icon={<WarningOutlineIcon />} text={say('list.failed')}>
        <Button mode="ghost" fontSize={1} text={say('list.retry')} onClick={retry} />
      </PaneMessage>
    )
  }
  if (result !== undefined) return null
  return <PaneMessage icon={<Spinner muted />} text={say('list.loading')} />
}
