import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { Result, Section } from './account-parts'
import { createAccountRequests, type Session } from './account-requests'
import { nameDevice } from './device-name'
import { formatDate, sessionTexts as texts } from './texts'

/** Where the user is signed in, with buttons that end a session or all others. */
export function SessionsSection() {
  const client = useDatasetClient()
  const requests = useMemo(() => createAccountRequests(client), [client])
  const { result: sessions, failed, retry } = useResult(requests.listSessions)
  const [hasFailed, setFailed] = useState(false)

  const end = async (id?: string) => {
    const isDone = await requests.endSession(id).then(
      () => true,
      () => false,
    )
    setFailed(!isDone)
    if (isDone) await retry()
  }

  return (
    <Section title={texts.title}>
      {(headingId) => (
        <>
          <Text size={1} muted>
            {texts.introduction}
          </Text>
          <Stack as="ul" gap={3} aria-labelledby={headingId}>
            {sessions?.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
            ))}
          </Stack>
          {(failed || hasFailed) && <Result isGood={false} text={texts.failed} />}
          {sessions !== undefined && sessions.length > 1 && (
            <Button
              mode="ghost"
              tone="critical"
              text={texts.endOthers}
              onClick={() => void end()}
            />
          )}
        </>
      )}
    </Section>
  )
}

interface SessionItemProps {
  readonly session: Session
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
          <Text size={1} muted>
            {texts.since(formatDate(createdAt))}
          </Text>
          <Text size={1} muted>
            {texts.used(formatDate(usedAt))}
          </Text>
        </Stack>
        {!isCurrent && (
          <Button
            mode="ghost"
            fontSize={1}
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
