import { WarningOutlineIcon } from '@sanity/icons'
import { Button, Spinner } from '@sanity/ui'
import { PaneMessage } from './pane-message'
import type { LiveAnswer } from './use-live-query'
import type { SayOf } from './words'

interface AnswerMessageProps {
  readonly live: LiveAnswer<unknown>
  /** Has the words of the pane for this. */
  readonly say: SayOf<'list.failed' | 'list.loading' | 'list.retry'>
}

/** That what a pane asked could not be read, or is on its way; nothing once it is there. */
export function AnswerMessage({ live: { answer, failed, retry }, say }: AnswerMessageProps) {
  if (failed) {
    return (
      <PaneMessage icon={<WarningOutlineIcon />} text={say('list.failed')}>
        <Button mode="ghost" fontSize={1} text={say('list.retry')} onClick={retry} />
      </PaneMessage>
    )
  }
  if (answer !== undefined) return null
  return <PaneMessage icon={<Spinner muted />} text={say('list.loading')} />
}
