import { Button, Select, Text } from '@sanity/ui'
import { useId, useState, type SyntheticEvent } from 'react'
import { Field } from '../components/field'
import { Column } from './account-parts'
import { roles, type Role } from './team-requests'
import { teamTexts as texts } from './texts'

interface Props {
  /** Id of the heading. */
  readonly labelledBy: string
  /** @returns whether it succeeded */
  readonly onInvite: (email: string, role: Role) => Promise<boolean>
}

/** Invites a person by e-mail address, with a role. */
export function InviteForm({ labelledBy, onInvite }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [isSending, setSending] = useState(false)
  const id = useId()

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSending(true)
    const isDone = await onInvite(email, role)
    setSending(false)
    if (isDone) setEmail('')
  }
  return (
    <form aria-labelledby={labelledBy} onSubmit={(event) => void submit(event)}>
      <Column gap={4}>
        <Field
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          hint={texts.hint}
        />
        <Column gap={3}>
          <Text as="label" size={1} weight="medium" {...{ htmlFor: id }}>
            {texts.role}
          </Text>
          <RoleSelect id={id} role={role} onChange={setRole} />
        </Column>
        <Button type="submit" text={texts.send} disabled={isSending || email === ''} />
      </Column>
    </form>
  )
}

interface RoleSelectProps {
  readonly id?: string
  readonly label?: string
  readonly role: Role
  readonly onChange: (role: Role) => void
}

export function RoleSelect({ id, label, role, onChange }: RoleSelectProps) {
  return (
    <Select
      {...{ id, value: role, 'aria-label': label }}
      fontSize={1}
      onChange={({ currentTarget }) => {
        const chosen = roles.find((each) => each === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {roles.map((each) => (
        <option key={each} value={each}>
          {texts.roles[each]}
        </option>
      ))}
    </Select>
  )
}
