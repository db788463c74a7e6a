import { UsersIcon } from '@sanity/icons'
import { Button, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { definePlugin, useCurrentUser } from 'sanity'
import { useDatasetClient } from '../components/use-dataset-client'
import type { Backend } from '../backend'
import { useResult } from '../components/use-result'
import { Page, Result, Section } from './account-parts'
import { readStatus } from './account-requests'
import { InviteForm } from './invite-form'
import { MemberItem } from './member-item'
import { createTeamRequests } from './team-requests'
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
  const client = useDatasetClient()
  const requests = useMemo(() => createTeamRequests(client), [client])
  const currentId = useCurrentUser()?.id
  const { result: members = [], failed, retry } = useResult(requests.list)
  const [outcome, setOutcome] = useState<Outcome>()

  /**
   * Runs a request and shows what it has done.
   * @param request may return a link that the administrator has to hand over
   * @returns whether it succeeded
   */
  const run = async (done: string, request: () => Promise<unknown>) => {
    try {
      const answer = await request()
      const link = typeof answer === 'string' ? answer : undefined
      await retry()
      setOutcome({ isGood: true, text: link === undefined ? done : texts.handOver, link })
      return true
    } catch (error) {
      const text = readStatus(error) === 409 ? texts.conflict : texts.failed
      setOutcome({ isGood: false, text })
      return false
    }
  }

  return (
    <Page title={texts.title} testId="team">
      <Section title={texts.invite}>
        <InviteForm
          onInvite={(email, role) => run(texts.invited, () => requests.invite(email, role))}
        />
      </Section>
      {failed && <Result isGood={false} text={texts.failed} />}
      {outcome !== undefined && <Result isGood={outcome.isGood} text={outcome.text} />}
      {outcome?.link !== undefined && (
        <Text as="p" size={1}>
          <code>{outcome.link}</code>
        </Text>
      )}
      <Section title={texts.members}>
        <Stack as="ul" gap={3} aria-label={texts.members}>
          {members.map((member) => (
            <MemberItem
              key={member.id}
              {...{ member, requests, run }}
              isCurrent={member.id === currentId}
            />
          ))}
        </Stack>
      </Section>
    </Page>
  )
}

/** Hosted projects have their own page for this. */
function HostedTeam({ projectId }: { readonly projectId: string }) {
  return (
    <Page title={texts.title} testId="team">
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
