import { UnlockIcon } from '@sanity/icons'
import { Button, Checkbox, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent } from 'sanity'
import { accessId, DEFAULT_DAYS, periods, requestLink } from '#config/investor-room'
import { useDatasetClient } from '../../components/use-dataset-client'
import { Choice } from '../../components/choice'
import { Labelled } from '../../components/field'
import { useTask } from '../../components/use-task'
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
  const client = useDatasetClient()
  const canHandle = useCanHandleRequests()
  const { result: access } = useRoomAccess(id)
  const { run } = useTask()
  const [isAsking, setAsking] = useState(false)
  const { data: request } = recordSchema.safeParse(published)

  if (!canHandle || request === undefined) return null
  const { user_name: name, user_email: email } = request
  const give = (terms: Terms) => {
    setAsking(false)
    const now = new Date().toISOString()
    const { set, unset } = requestLink(now)
    const change = client
      .transaction()
      .createIfNotExists({ _id: accessId(id), _type: 'investorAccess', createdAt: now })
      .patch(accessId(id), {
        set: { ...set, ...terms, name: name ?? '', email: email ?? '' },
        unset: [...unset, 'revokedAt'],
      })
    void run(() => change.commit(), { done: t('give.done'), failed: t('give.failed') })
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
          onConfirm={give}
        />
      ),
      onClose: () => setAsking(false),
    },
  }
}

const dayOptions = periods.map((count) => [String(count), t('give.days.count', { count })] as const)

interface TermsFormProps {
  readonly note: string
  readonly initial: Terms
  readonly onCancel: () => void
  readonly onConfirm: (terms: Terms) => void
}

function TermsForm({ note, initial, onCancel, onConfirm }: TermsFormProps) {
  const [days, setDays] = useState(initial.days)
  const [allowsDownload, setDownload] = useState(initial.allowsDownload)
  return (
    <Stack gap={4}>
      <Text size={1}>{note}</Text>
      <Labelled label={t('give.days')}>
        {(id) => (
          <Choice
            id={id}
            value={String(days)}
            options={dayOptions}
            onChange={(chosen) => setDays(Number(chosen))}
          />
        )}
      </Labelled>
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
