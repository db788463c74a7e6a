import { UnlockIcon } from '@sanity/icons'
import { Button, Checkbox, Flex, Grid, Select, Stack, Text, useToast } from '@sanity/ui'
import { useId, useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '#config/client-config'
import { accessId, DEFAULT_DAYS, periods, requestLink } from '#config/investor-room'
import { useCanHandleRequests } from '../access'
import { recordSchema } from '../record'
import { useRoomAccess } from './room-access'
import { t } from './texts'

interface Terms {
  readonly days: number
  readonly allowsDownload: boolean
}

/** Gives the sender of a request access to the room: the site mails a personal link (ROOM-01). */
export const GiveAccessAction: DocumentActionComponent = ({ id, published }) => {
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const canHandle = useCanHandleRequests()
  const { result: access } = useRoomAccess(id)
  const [isAsking, setAsking] = useState(false)
  const { data: request } = recordSchema.safeParse(published)

  if (!canHandle || request === undefined) return null
  const { user_name: name, user_email: email } = request
  const give = async (terms: Terms) => {
    setAsking(false)
    const now = new Date().toISOString()
    const { set, unset } = requestLink(now)
    try {
      await client
        .transaction()
        .createIfNotExists({ _id: accessId(id), _type: 'investorAccess', createdAt: now })
        .patch(accessId(id), {
          set: { ...set, ...terms, name: name ?? '', email: email ?? '' },
          unset: [...unset, 'revokedAt'],
        })
        .commit()
      toast.push({ status: 'success', title: t('give.done') })
    } catch {
      toast.push({ status: 'error', title: t('give.failed') })
    }
  }
  return {
    label: t(access ? 'give.again' : 'give.action'),
    icon: UnlockIcon,
    disabled: !email,
    title: email ? undefined : t('give.nobody'),
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'dialog',
      header: t(access ? 'give.again' : 'give.action'),
      content: (
        <TermsForm
          note={t('give.note', { email: email ?? '' })}
          initial={{
            days: access?.days ?? DEFAULT_DAYS,
            allowsDownload: access?.allowsDownload ?? false,
          }}
          onCancel={() => setAsking(false)}
          onConfirm={(terms) => void give(terms)}
        />
      ),
      onClose: () => setAsking(false),
    },
  }
}

GiveAccessAction.displayName = 'GiveAccessAction'

interface TermsFormProps {
  readonly note: string
  readonly initial: Terms
  readonly onCancel: () => void
  readonly onConfirm: (terms: Terms) => void
}

function TermsForm({ note, initial, onCancel, onConfirm }: TermsFormProps) {
  const id = useId()
  const [days, setDays] = useState(initial.days)
  const [allowsDownload, setDownload] = useState(initial.allowsDownload)
  return (
    <Stack gap={4}>
      <Text size={1}>{note}</Text>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor={`${id}-days`}>
          {t('give.days')}
        </Text>
        <Select
          id={`${id}-days`}
          fontSize={1}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {periods.map((count) => (
            <option key={count} value={count}>
              {t('give.days.count', { count })}
            </option>
          ))}
        </Select>
      </Stack>
      <Flex as="label" align="center" gap={3}>
        <Checkbox
          checked={allowsDownload}
          onChange={({ currentTarget }) => setDownload(currentTarget.checked)}
        />
        <Text size={1}>{t('give.download')}</Text>
      </Flex>
      <Grid gridTemplateColumns={2} gap={2}>
        <Button mode="ghost" text={t('give.cancel')} onClick={onCancel} />
        <Button
          tone="primary"
          text={t('give.send')}
          onClick={() => onConfirm({ days, allowsDownload })}
        />
      </Grid>
    </Stack>
  )
}
