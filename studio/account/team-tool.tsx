import { UsersIcon } from '@sanity/icons'
import { Box, Button, Container, Heading, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { definePlugin, useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#config/client-config'
import type { Backend } from '../backend'
import { Column, List, Result, Section } from './account-parts'
import { readStatus } from './account-requests'
import { InviteForm } from './invite-form'
import { MemberItem } from './member-item'
import { createTeamRequests, type Member } from './team-requests'
import { teamTexts as texts } from './texts'

/** What a request has done. */
interface Outcome {
  readonly isGood: boolean
  readonly text: string
  /** To hand over, when there is no mail server. */
  readonly link?: string | undefined
}

/** 'Equipo': who may sign in to the Studio, with their roles and sessions. */
function Team() {
  const client = useClient({ apiVersion: API_VERSION })
  const requests = useMemo(() => createTeamRequests(client), [client])
  const currentId = useCurrentUser()?.id
  const [members, setMembers] = useState<readonly Member[]>([])
  const [outcome, setOutcome] = useState<Outcome>()

  const readMembers = useCallback(() => requests.list().then(setMembers), [requests])
  useEffect(() => {
    readMembers().catch(() => setOutcome({ isGood: false, text: texts.failed }))
  }, [readMembers])
  /**
   * Runs a request and shows what it has done.
   * @param request may return a link that the administrator has to hand over
   * @returns whether it succeeded
   */
  const run = async (done: string, request: () => Promise<unknown>) => {
    try {
      const answer = await request()
      const link = typeof answer === 'string' ? answer : undefined
      await readMembers()
      setOutcome({ isGood: true, text: link === undefined ? done : texts.handOver, link })
      return true
    } catch (error) {
      const text = readStatus(error) === 409 ? texts.conflict : texts.failed
      setOutcome({ isGood: false, text })
      return false
    }
  }

  return (
    <Page>
      <Section title={texts.invite}>
        {(headingId) => (
          <InviteForm
            labelledBy={headingId}
            onInvite={(email, role) => run(texts.invited, () => requests.invite(email, role))}
          />
        )}
      </Section>
      {outcome !== undefined && <Result isGood={outcome.isGood} text={outcome.text} />}
      {outcome?.link !== undefined && (
        <Text as="p" size={1}>
          <code>{outcome.link}</code>
        </Text>
      )}
      <Section title={texts.members}>
        {(headingId) => (
          <List aria-labelledby={headingId}>
            {members.map((member) => (
              <MemberItem
                key={member.id}
                {...{ member, requests, run }}
                isCurrent={member.id === currentId}
              />
            ))}
          </List>
        )}
      </Section>
    </Page>
  )
}

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <Box data-testid="team" height="fill" overflow="auto" paddingX={4} paddingY={5}>
      <Container width={1}>
        <Column gap={5}>
          <Heading as="h1" size={2}>
            {texts.title}
          </Heading>
          {children}
        </Column>
      </Container>
    </Box>
  )
}

/** Hosted projects have their own page for this. */
function HostedTeam({ projectId }: { readonly projectId: string }) {
  return (
    <Page>
      <Text>{texts.hosted}</Text>
      <Button
        as="a"
        href={`https://www.sanity.io/manage/project/${projectId}/members`}
        text={texts.openHosted}
      />
    </Page>
  )
}

/** The people who may sign in; for administrators. */
export const team = definePlugin(({ kind, projectId }: Backend) => ({
  name: 'team',
  tools: [
    {
      name: 'equipo',
      title: texts.title,
      icon: UsersIcon,
      component: kind === 'embedded' ? Team : () => <HostedTeam projectId={projectId} />,
    },
  ],
}))
