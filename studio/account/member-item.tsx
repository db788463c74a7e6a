import { Card, Flex, Stack, Text, type ButtonTone } from '@sanity/ui'
import { useState } from 'react'
import { z } from 'zod'
import { Choice } from '../components/choice'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { formatDateTime } from '../requests/format-time'
import { teamTexts as texts } from './texts'

const roleSchema = z.enum(['administrator', 'editor', 'viewer', 'request-viewer'])
export type Role = z.infer<typeof roleSchema>
export const roleOptions = roleSchema.options.map((role) => [role, texts.roles[role]] as const)

export const membersSchema = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    role: roleSchema,
    usedAt: z.string().nullable(),
  }),
)

interface Answer {
  readonly id?: string | undefined
  readonly link?: string | null | undefined
}

/** @param path below the users of the project */
type Send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answer>

/** Sends requests about users and shows what they have done. @returns whether they succeeded */
export type RunRequest = (done: string, work: (send: Send) => Promise<Answer>) => Promise<boolean>

interface Props {
  readonly member: z.infer<typeof membersSchema>[number]
  /** Administrators manage their own account in 'Mi cuenta'. */
  readonly isCurrent: boolean
  readonly run: RunRequest
}

/** A person of the team, with what an administrator can do. */
export function MemberItem({ member, isCurrent, run }: Props) {
  const { id, email, role, usedAt } = member
  const [isRemoving, setRemoving] = useState(false)
  const send = (done: string, ...[method, path, body]: Parameters<Send>) =>
    void run(done, (sendNow) => sendNow(method, `/${id}${path}`, body))
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
            onChange={(chosen) => send(texts.changed, 'PATCH', '', { role: chosen })}
          />
        )}
        {!isCurrent && !isRemoving && (
          <Flex gap={2} wrap="wrap">
            {button(texts.sendLink, () => send(texts.sent, 'POST', '/password-link'))}
            {usedAt !== null && button(texts.end, () => send(texts.ended, 'DELETE', '/sessions'))}
            {button(texts.remove, () => setRemoving(true), 'critical')}
          </Flex>
        )}
        {isRemoving && (
          <Stack gap={3} role="alert">
            <Text size={1}>{texts.removing}</Text>
            <Flex gap={2} wrap="wrap">
              {button(texts.confirmRemove, () => send(texts.removed, 'DELETE', ''), 'critical')}
              {button(texts.cancel, () => setRemoving(false))}
            </Flex>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
