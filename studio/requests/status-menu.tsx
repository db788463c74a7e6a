import { ChevronDownIcon } from '@sanity/icons'
import { Badge, Menu, MenuButton, MenuItem } from '@sanity/ui'
import { useId } from 'react'
import { GhostButton } from '../components/ghost-button'
import { useDatasetClient } from '../components/use-dataset-client'
import { useTask } from '../components/use-task'
import { useCanHandleRequests } from './access'
import { findStatus, toStatusFields, type RequestKind, type RequestStatus } from './kinds'
import type { RequestRecord } from './record'
import { t } from './texts'

interface StatusMenuProps {
  readonly kind: RequestKind
  readonly record: RequestRecord
  /** Names the request for screen readers. */
  readonly requestTitle: string
}

/** The status of a request; users who can handle requests change it. */
export function StatusMenu({ kind, record, requestTitle }: StatusMenuProps) {
  const id = useId()
  const client = useDatasetClient()
  const canHandle = useCanHandleRequests()
  const { isBusy, run } = useTask()
  const status = findStatus(kind, record.status)
  const others = kind.statuses.filter((other) => other !== status)

  const change = (next: RequestStatus) => {
    const fields = toStatusFields(next, new Date().toISOString())
    const patch = client.patch(record._id).set(fields)
    void run(() => patch.commit({ tag: 'requests.status' }), { failed: t('status.failed') })
  }

  if (!canHandle) return <Badge tone={status.tone}>{status.name}</Badge>
  return (
    <MenuButton
      id={id}
      button={
        <GhostButton
          tone={status.tone}
          text={status.name}
          iconRight={ChevronDownIcon}
          padding={2}
          disabled={isBusy}
          aria-label={t('status.change', { name: status.name, whose: requestTitle })}
        />
      }
      menu={
        <Menu>
          {others.map((other) => (
            <MenuItem
              key={other.value}
              text={other.action}
              icon={other.icon}
              tone={other.tone}
              fontSize={1}
              padding={3}
              onClick={() => change(other)}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-start' }}
    />
  )
}
