import { Card, Flex, Stack, Text, type ButtonTone } from '@sanity/ui'
import { useState } from 'react'
import { Choice } from '../components/choice'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { roleOptions } from './invite-form'
import type { Member, TeamRequests } from './team-requests'
import { formatDateTime } from '../requests/format-time'
import { teamTexts as texts } from './texts'

interface Props {
  readonly member: Member
  /** Administrators manage their own account in 'Mi cuenta'. */
  readonly isCurrent: boolean
  readonly requests: TeamRequests
  readonly run: (done: string, request: () => Promise<unknown>) => Promise<boolean>
}

/** A person of the team, with what an administrator can do. */
export function MemberItem({ member, isCurrent, requests, run }: Props) {
  const { id, email, role, usedAt } = member
  const [isRemoving, setRemoving] = useState(false)
  const button = (text: string, onClick: () => void, tone: ButtonTone = 'default') => (
    <GhostButton
      {...{ text, tone, onClick }}
      aria-label={texts.actionFor(text, email)}
      padding={2}
    />
  )
  return (
    <Card as="li" border padding={3} radius={2} tone={isCurrent ? 'positive' : 'default'}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {isCurrent ? texts.you(email) : email}
          </Text>
          <Muted>{usedAt === null ? texts.neverUsed : texts.used(formatDateTime(usedAt))}</Muted>
        </Stack>
        {isCurrent ? (
          <Text size={1}>{texts.roles[role]}</Text>
        ) : (
          <Choice
            label={texts.roleOf(email)}
            value={role}
            options={roleOptions}
            onChange={(chosen) => void run(texts.changed, () => requests.setRole(id, chosen))}
          />
        )}
        {!isCurrent && !isRemoving && (
          <Flex gap={2} wrap="wrap">
            {button(texts.sendLink, () => void run(texts.sent, () => requests.sendLink(id)))}
            {usedAt !== null &&
              button(texts.end, () => void run(texts.ended, () => requests.endSessions(id)))}
            {button(texts.remove, () => setRemoving(true), 'critical')}
          </Flex>
        )}
        {isRemoving && (
          <Stack gap={3} role="alert">
            <Text size={1}>{texts.removing}</Text>
            <Flex gap={2} wrap="wrap">
              {button(
                texts.confirmRemove,
                () => void run(texts.removed, () => requests.remove(id)),
                'critical',
              )}
              {button(texts.cancel, () => setRemoving(false))}
            </Flex>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
