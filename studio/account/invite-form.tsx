import { Button, Stack } from '@sanity/ui'
import { useState, type SyntheticEvent } from 'react'
import { Choice } from '../components/choice'
import { Field, Labelled } from '../components/field'
import { roles, type Role } from './team-requests'
import { teamTexts as texts } from './texts'

interface Props {
  /** @returns whether it succeeded */
  readonly onInvite: (email: string, role: Role) => Promise<boolean>
}

/** Invites a person by e-mail address, with a role. */
export function InviteForm({ onInvite }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSending(true)
    const isDone = await onInvite(email, role)
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

export const roleOptions = roles.map((role) => [role, texts.roles[role]] as const)
