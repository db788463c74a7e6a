import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { expiresAt } from '#config/investor-room'
import { GhostButton } from '../../components/ghost-button'
import { Muted } from '../../components/muted'
import { useDatasetClient } from '../../components/use-dataset-client'
import { QueryStatus } from '../../components/query-status'
import { useNow } from '../../components/use-now'
import { useTask } from '../../components/use-task'
import { useCanHandleRequests } from '../access'
import { formatWeekdayTime } from '../format-time'
import { type AccessState, findState, type RoomAccess, useRoomAccess } from './room-access'
import { t } from './texts'

/** The others are in the document of the access. */
const SHOWN_OPENS = 8

const tones = {
  pending: 'default',
  failing: 'critical',
  sent: 'primary',
  inside: 'positive',
  expired: 'caution',
  revoked: 'caution',
} as const satisfies Record<AccessState, string>

/** What the sender of a request did in the investor's room, above the form of the request (ROOM-01). */
export function RoomPanel({ requestId }: { readonly requestId: string }) {
  const now = useNow()
  const live = useRoomAccess(requestId)
  const access = live.result
  const state = access && findState(access, now)
  return (
    <Card as="section" border radius={3} padding={4} aria-label={t('panel.title')}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {t('panel.title')}
          </Heading>
          {state && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
        </Flex>
        <QueryStatus live={live} t={t} />
        {access === null && <Muted>{t('panel.none')}</Muted>}
        {access && <AccessDetails access={access} />}
      </Stack>
    </Card>
  )
}

function AccessDetails({ access }: { readonly access: RoomAccess }) {
  const opens = [...(access.opens ?? [])].reverse()
  const questions = [...(access.questions ?? [])].reverse()
  const expires = new Date(expiresAt(access.linkAt, access.days)).toISOString()
  return (
    <>
      <Stack gap={3}>
        <Muted>
          {t('panel.expires', { time: formatWeekdayTime(expires) })}
          {`, ${t(access.allowsDownload === true ? 'panel.download' : 'panel.noDownload')}.`}
        </Muted>
        <Muted>
          {access.acceptedAt
            ? t('accepted.at', { time: formatWeekdayTime(access.acceptedAt) })
            : t('accepted.never')}
        </Muted>
      </Stack>
      <EventList title={t('opens.title')}>
        {opens.length === 0 && <Muted>{t('opens.none')}</Muted>}
        {opens.slice(0, SHOWN_OPENS).map(({ _key, title, at, downloaded }) => (
          <Event key={_key} at={at} note={downloaded === true ? t('opens.downloaded') : undefined}>
            {title}
          </Event>
        ))}
        {opens.length > SHOWN_OPENS && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: access._id, type: 'investorAccess' }}>
              {t('opens.more', { count: opens.length })}
            </IntentLink>
          </Text>
        )}
      </EventList>
      {questions.length > 0 && (
        <EventList title={t('questions.title')}>
          {questions.map(({ _key, text, at }) => (
            <Event key={_key} at={at}>
              {text}
            </Event>
          ))}
        </EventList>
      )}
      {!access.revokedAt && <RevokeButton accessId={access._id} />}
    </>
  )
}

function EventList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}

interface EventProps {
  readonly at: string | null | undefined
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Event({ at, note, children }: EventProps) {
  return (
    <Flex gap={3} align="baseline" wrap="wrap">
      <Text size={1} style={{ flex: 1, minWidth: '12rem', whiteSpace: 'pre-line' }}>
        {children}
      </Text>
      <Muted>{[formatWeekdayTime(at), note].filter(Boolean).join(' · ')}</Muted>
    </Flex>
  )
}

/** Without a question: another link gives the access back. */
function RevokeButton({ accessId }: { readonly accessId: string }) {
  const client = useDatasetClient()
  const canHandle = useCanHandleRequests()
  const { run } = useTask()
  const revoke = () => client.patch(accessId).set({ revokedAt: new Date().toISOString() }).commit()
  if (!canHandle) return null
  return (
    <Flex>
      <GhostButton
        tone="critical"
        text={t('revoke.action')}
        onClick={() => void run(revoke, { done: t('revoke.done'), failed: t('revoke.failed') })}
      />
    </Flex>
  )
}
