import { ChevronDownIcon } from '@sanity/icons'
import { Badge, Button, Menu, MenuButton, MenuItem, useToast } from '@sanity/ui'
import { useId, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#config/client-config'
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
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const canHandle = useCanHandleRequests()
  const [isChanging, setChanging] = useState(false)
  const status = findStatus(kind, record.status)
  const others = kind.statuses.filter((other) => other !== status)

  const change = async (next: RequestStatus) => {
    setChanging(true)
    try {
      const fields = toStatusFields(next, new Date().toISOString())
      await client.patch(record._id).set(fields).commit({ tag: 'requests.status' })
    } catch {
      toast.push({ status: 'error', title: t('status.failed') })
    } finally {
      setChanging(false)
    }
  }

  if (!canHandle) return <Badge tone={status.tone}>{status.name}</Badge>
  return (
    <MenuButton
      id={id}
      button={
        <Button
          mode="ghost"
          tone={status.tone}
          text={status.name}
          iconRight={ChevronDownIcon}
          fontSize={1}
          padding={2}
          disabled={isChanging}
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
              onClick={() => void change(other)}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-start' }}
    />
  )
}
