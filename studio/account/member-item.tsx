import { Button, Card, Flex, Text, type ButtonTone } from '@sanity/ui'
import { useState } from 'react'
import { Column } from './account-parts'
import { RoleSelect } from './invite-form'
import type { Member, TeamRequests } from './team-requests'
import { formatDate, teamTexts as texts } from './texts'

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
    <Button
      {...{ text, tone, onClick }}
      aria-label={texts.actionFor(text, email)}
      mode="ghost"
      fontSize={1}
      padding={2}
    />
  )
  return (
    <Card as="li" border padding={3} radius={2} tone={isCurrent ? 'positive' : 'default'}>
      <Column gap={4}>
        <Column gap={3}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {isCurrent ? texts.you(email) : email}
          </Text>
          <Text size={1} muted>
            {usedAt === null ? texts.neverUsed : texts.used(formatDate(usedAt))}
          </Text>
        </Column>
        {isCurrent ? (
          <Text size={1}>{texts.roles[role]}</Text>
        ) : (
          <RoleSelect
            label={texts.roleOf(email)}
            role={role}
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
          <Column gap={3} role="alert">
            <Text size={1}>{texts.removing}</Text>
            <Flex gap={2} wrap="wrap">
              {button(
                texts.confirmRemove,
                () => void run(texts.removed, () => requests.remove(id)),
                'critical',
              )}
              {button(texts.cancel, () => setRemoving(false))}
            </Flex>
          </Column>
        )}
      </Column>
    </Card>
  )
}
