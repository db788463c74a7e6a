import { RocketIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { ConfirmFooter } from '../components/confirm-footer'
import { useLatest } from '../components/use-latest'
import { useDelivery, useSubscriberCount } from './delivery'
import { t } from './texts'

/** One wrapper for each action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Wraps the publish action for issues of the newsletter, whose first publication sends them (NEWS-06). */
export function adaptToIssues(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'publish') return action
  const known = cache.get(action)
  if (known !== undefined) return known
  const wrapped = sendOnPublish(action)
  wrapped.action = 'publish'
  cache.set(action, wrapped)
  return wrapped
}

/** The server sends an issue once, so a second press or another tab sends nothing. */
function sendOnPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  const SendIssueAction: DocumentActionComponent = (props) => {
    const original = usePublish(props)
    const proceed = useLatest(original?.onHandle)
    const [isConfirming, setConfirming] = useState(false)
    const { result: delivery } = useDelivery(props.id)
    const { result: count } = useSubscriberCount()
    if (original === null || props.draft === null || original.disabled === true) return original
    const isSample = Boolean(props.draft.sampleMark)
    if (isSample || delivery != null) return { ...original, label: t('publish.archive') }
    const label = count === 1 ? t('send.action.one') : t('send.action', { count: count ?? '…' })
    const close = () => setConfirming(false)
    const warning = count === undefined ? 'send.unknown' : count === 0 ? 'send.nobody' : 'send.once'
    return {
      ...original,
      label,
      icon: RocketIcon,
      disabled: delivery === undefined || count === undefined,
      onHandle: () => setConfirming(true),
      dialog: isConfirming && {
        type: 'dialog',
        header: t('send.header'),
        onClose: close,
        content: (
          <Stack gap={4}>
            <Text size={1}>{t(warning)}</Text>
            <Text size={1}>{t('send.later')}</Text>
          </Stack>
        ),
        footer: (
          <ConfirmFooter
            cancel={t('send.cancel')}
            confirm={label}
            onCancel={close}
            onConfirm={() => {
              close()
              proceed()
            }}
          />
        ),
      },
    }
  }
  SendIssueAction.displayName = 'SendIssueAction'
  return SendIssueAction
}
