import { UsersIcon } from '@sanity/icons'
import { Button, Stack, Text } from '@sanity/ui'
import { useCallback, useState, type SyntheticEvent } from 'react'
import { definePlugin, useCurrentUser } from 'sanity'
import { z } from 'zod'
import type { Backend } from '../backend'
import { Choice } from '../components/choice'
import { Field, Labelled } from '../components/field'
import { useResult } from '../components/use-result'
import { Page, Result, Section } from './account-parts'
import { readStatus, useAccountRequest } from './account-requests'
import { MemberItem, membersSchema, roleOptions, type Role, type RunRequest } from './member-item'
import { teamTexts as texts } from './texts'

/** What a request has done. */
interface Outcome {
  readonly isGood: boolean
  readonly text: string
  /** To hand over, when there is no mail server. */
  readonly link?: string | undefined
}

/** Of a new user the id, of a link to choose a password `null` when the lake has e-mailed it. */
const answerSchema = z
  .object({ id: z.string().optional(), link: z.string().nullish() })
  .catch({ id: undefined, link: undefined })

/** 'Equipo': who may sign in to the Studio of the embedded lake, with their roles and sessions. */
function Team({ projectId }: { readonly projectId: string }) {
  const users = `/projects/${projectId}/users`
  const request = useAccountRequest()
  const read = useCallback(() => request(membersSchema, 'GET', users), [request, users])
  const currentId = useCurrentUser()?.id
  const { result: members = [], failed, retry } = useResult(read)
  const [outcome, setOutcome] = useState<Outcome>()

  /** Shows a link that the administrator has to hand over, if a request answers with one. */
  const run: RunRequest = async (done, work) => {
    try {
      const answer = await work((method, path, body) =>
        request(answerSchema, method, users + path, body),
      )
      const link = answer.link ?? undefined
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
        <InviteForm run={run} />
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
            <MemberItem key={member.id} {...{ member, run }} isCurrent={member.id === currentId} />
          ))}
        </Stack>
      </Section>
    </Page>
  )
}

/** Invites a person by e-mail address, with a role. */
function InviteForm({ run }: { readonly run: RunRequest }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSending(true)
    const isDone = await run(texts.invited, async (send) => {
      const { id = '' } = await send('POST', '', { email, role })
      return send('POST', `/${id}/password-link`)
    })
    setSending(false)
    if (isDone) setEmail('')
  }
  return (
    <form aria-label={texts.invite} onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Field
          label={texts.email}
          type="email"
          value={email}
          onChange={setEmail}
          hint={texts.hint}
        />
        <Labelled label={texts.role}>
          {(id) => <Choice id={id} value={role} options={roleOptions} onChange={setRole} />}
        </Labelled>
        <Button type="submit" text={texts.send} disabled={isSending || email === ''} />
      </Stack>
    </form>
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
      component: () =>
        kind === 'embedded' ? <Team projectId={projectId} /> : <HostedTeam projectId={projectId} />,
    },
  ],
}))
