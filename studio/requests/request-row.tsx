import { CommentIcon } from '@sanity/icons'
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import { styled } from 'styled-components'
import { coveringLink } from '../components/covering-link'
import { Muted } from '../components/muted'
import { mailHref, visitorWhatsappHref } from './contact-links'
import { deriveDeliveryState, deliveryTones, type DeliveryState } from './delivery'
import { findStatus, type RequestKind } from './kinds'
import { formatLongTime, formatShortTime } from './format-time'
import type { RequestRecord } from './record'
import { StatusMenu } from './status-menu'
import { t } from './texts'

interface RequestRowProps {
  readonly kind: RequestKind
  readonly record: RequestRecord
  /** Milliseconds. */
  readonly now: number
  /** Whether the next pane shows its document. */
  readonly isOpen: boolean
}

/** One request of the list. */
export function RequestRow({ kind, record, now, isOpen }: RequestRowProps) {
  const { ChildLink } = usePaneRouter()
  const { _id, createdAt, user_message: message } = record
  const title = record.user_name ?? record.email ?? t('row.nameless')
  const delivery = deriveDeliveryState(record.delivery?.state, createdAt, now)
  const isLate = kind.hasDelivery && delivery === 'delayed'

  return (
    <Row
      forwardedAs="li"
      padding={3}
      borderBottom
      tone={isOpen ? 'primary' : isLate ? 'critical' : 'inherit'}
      data-testid="request-row"
    >
      <Stack gap={3}>
        <Flex align="baseline" gap={3}>
          <Box flex={1}>
            <Text size={1} weight="semibold" textOverflow="ellipsis">
              <RowLink aria-current={isOpen ? 'true' : undefined}>
                <ChildLink childId={_id}>{title}</ChildLink>
              </RowLink>
            </Text>
          </Box>
          <Muted>
            <time dateTime={createdAt ?? undefined} title={formatLongTime(createdAt)}>
              {formatShortTime(createdAt)}
            </time>
          </Muted>
        </Flex>
        <Contact email={record.user_email} whatsapp={record.user_whatsapp} />
        {Boolean(message) && (
          <Text size={1}>
            <TwoLines>{message}</TwoLines>
          </Text>
        )}
        <Flex align="center" gap={2} wrap="wrap">
          <AboveLink>
            <StatusMenu kind={kind} record={record} requestTitle={title} />
          </AboveLink>
          <StatusTime kind={kind} record={record} />
          {kind.hasDelivery && <Badges record={record} delivery={delivery} />}
        </Flex>
      </Stack>
    </Row>
  )
}

interface ContactProps {
  readonly email: string | null | undefined
  readonly whatsapp: string | null | undefined
}

/** How to answer the visitor. */
function Contact({ email, whatsapp }: ContactProps) {
  if (!email && !whatsapp) return null
  const chat = whatsapp ? visitorWhatsappHref(whatsapp) : undefined
  return (
    <Text size={1} muted textOverflow="ellipsis">
      {email && <ContactLink href={mailHref(email)}>{email}</ContactLink>}
      {email && whatsapp && ' · '}
      {chat === undefined ? whatsapp : <ContactLink href={chat}>{whatsapp}</ContactLink>}
    </Text>
  )
}

/** When the sign-up was confirmed, or when the person left. */
function StatusTime({ kind, record }: Pick<RequestRowProps, 'kind' | 'record'>) {
  const { dateField } = findStatus(kind, record.status)
  const time = dateField && record[dateField]
  if (!time) return null
  return (
    <Muted>
      <time dateTime={time} title={formatLongTime(time)}>
        {formatShortTime(time)}
      </time>
    </Muted>
  )
}

interface BadgesProps {
  readonly record: RequestRecord
  readonly delivery: DeliveryState
}

/** E-mail delivery, currency and notes of a request. */
function Badges({ record, delivery }: BadgesProps) {
  return (
    <>
      <Badge tone={deliveryTones[delivery]}>{t(`row.delivery.${delivery}`)}</Badge>
      {Boolean(record.user_currency) && <Badge>{record.user_currency}</Badge>}
      {Boolean(record.notes) && (
        <Muted>
          <CommentIcon role="img" aria-label={t('row.hasNotes')} />
        </Muted>
      )}
    </>
  )
}

const Row = styled(Card)`
  position: relative;
  &:hover {
    background-color: color-mix(in srgb, var(--card-fg-color) 4%, var(--card-bg-color));
  }
`

/** The link covers the row, except what is above it. */
const RowLink = styled.span`
  ${coveringLink}
`

const ContactLink = styled.a.attrs({ target: '_blank', rel: 'noreferrer' })`
  position: relative;
`

const AboveLink = styled.div`
  position: relative;
`

const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
