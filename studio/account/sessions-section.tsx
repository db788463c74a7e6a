import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { z } from 'zod'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { useProblem } from '../components/use-problem'
import { useResult } from '../components/use-result'
import { Result, Section } from './account-parts'
import { useAccountRequest } from './account-requests'
import { nameDevice } from './device-name'
import { formatDateTime } from '../requests/format-time'
import { sessionTexts as texts } from './texts'

const PATH = '/users/me/sessions'

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    device: z.string(),
    createdAt: z.string(),
    usedAt: z.string(),
    isCurrent: z.boolean(),
  }),
)

/** Where the user is signed in, with buttons that end a session or all others. */
export function SessionsSection() {
  const request = useAccountRequest()
  const read = useCallback(() => request(sessionsSchema, 'GET', PATH), [request])
  const { result: sessions, failed, retry } = useResult(read)
  const { problem, run } = useProblem<string>()

  const end = (path: string) => {
    const work = () => request(z.unknown(), 'DELETE', path).then(retry)
    void run(work, () => texts.failed)
  }

  return (
    <Section title={texts.title}>
      <Muted>{texts.introduction}</Muted>
      <Stack as="ul" gap={3} aria-label={texts.title}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => end(`${PATH}/${session.id}`)}
          />
        ))}
      </Stack>
      {(failed || problem !== undefined) && <Result isGood={false} text={texts.failed} />}
      {sessions !== undefined && sessions.length > 1 && (
        <Button mode="ghost" tone="critical" text={texts.endOthers} onClick={() => end(PATH)} />
      )}
    </Section>
  )
}

interface SessionItemProps {
  readonly session: z.infer<typeof sessionsSchema>[number]
  readonly onEnd: () => void
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const { device, createdAt, usedAt, isCurrent } = session
  const name = nameDevice(device)
  return (
    <Card as="li" padding={3} radius={2} tone={isCurrent ? 'positive' : 'transparent'}>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {isCurrent ? texts.current(name) : name}
          </Text>
          <Muted>{texts.since(formatDateTime(createdAt))}</Muted>
          <Muted>{texts.used(formatDateTime(usedAt))}</Muted>
        </Stack>
        {!isCurrent && (
          <GhostButton
            padding={2}
            text={texts.end}
            aria-label={texts.endOf(name)}
            onClick={onEnd}
          />
        )}
      </Flex>
    </Card>
  )
}
