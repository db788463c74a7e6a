import { RocketIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import type { DocumentActionComponent } from 'sanity'
import { useConfirmation } from '../components/confirm-footer'
import { useLatest } from '../components/use-latest'
import { createActionWrapper } from '../components/wrap-action'
import { useDelivery, useSubscriberCount } from './delivery'
import { t } from './texts'

/** Wraps the publish action for issues of the newsletter, whose first publication sends them (NEWS-06). */
export const adaptToIssues = createActionWrapper((action) =>
  action.action === 'publish' ? sendOnPublish(action) : action,
)

/** The server sends an issue once, so a second press or another tab sends nothing. */
function sendOnPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  return function SendIssueAction(props) {
    const original = usePublish(props)
    const proceed = useLatest(original?.onHandle)
    const { ask, showDialog } = useConfirmation()
    const { result: delivery } = useDelivery(props.id)
    const { result: count } = useSubscriberCount()
    if (original === null || props.draft === null || original.disabled === true) return original
    const isSample = Boolean(props.draft.sampleMark)
    if (isSample || delivery != null) return { ...original, label: t('publish.archive') }
    const label = count === 1 ? t('send.action.one') : t('send.action', { count: count ?? '…' })
    const warning = count === undefined ? 'send.unknown' : count === 0 ? 'send.nobody' : 'send.once'
    return {
      ...original,
      label,
      icon: RocketIcon,
      disabled: delivery === undefined || count === undefined,
      onHandle: ask,
      dialog: showDialog({
        header: t('send.header'),
        cancel: t('send.cancel'),
        confirm: label,
        onConfirm: () => proceed.current?.(),
        content: (
          <Stack gap={4}>
            <Text size={1}>{t(warning)}</Text>
            <Text size={1}>{t('send.later')}</Text>
          </Stack>
        ),
      }),
    }
  }
}
