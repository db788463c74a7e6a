import { UserIcon } from '@sanity/icons'
import { Box, Button, Card, Container, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState, type SyntheticEvent } from 'react'
import { definePlugin, useClient, useCurrentUser } from 'sanity'
import { styled } from 'styled-components'
import { API_VERSION } from '../../config/client-config'
import { changePassword, findProblem, type PasswordForm } from './change-password'
import { accountTexts as texts } from './texts'

/** 'Mi cuenta': who is signed in, and a form for the own password. */
function Account() {
  const user = useCurrentUser()
  return (
    <Box height="fill" overflow="auto" paddingX={4} paddingY={5}>
      <Container width={1}>
        <Column gap={5}>
          <Heading as="h1" size={2}>
            {texts.title}
          </Heading>
          {user !== null && (
            <Column gap={3}>
              <Text weight="semibold">{user.name}</Text>
              <Text muted size={1}>
                {[user.email, ...user.roles.map(({ title }) => title)].join(' · ')}
              </Text>
            </Column>
          )}
          <PasswordSection email={user?.email ?? ''} />
        </Column>
      </Container>
    </Box>
  )
}

const noPasswords: PasswordForm = { current: '', new: '', repeated: '' }

function PasswordSection({ email }: { readonly email: string }) {
  const client = useClient({ apiVersion: API_VERSION })
  const headingId = useId()
  const [form, setForm] = useState(noPasswords)
  const [result, setResult] = useState<keyof typeof texts>()
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const problem = findProblem(form)
    if (problem !== undefined) {
      setResult(problem)
      return
    }
    setSending(true)
    const answer = await changePassword(client, form)
    setSending(false)
    setResult(answer)
    if (answer === 'done') setForm(noPasswords)
  }
  const field = (name: keyof PasswordForm, hint?: string) => (
    <PasswordField
      label={texts[name]}
      isNew={name !== 'current'}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      hint={hint}
    />
  )

  return (
    <Card border radius={2} padding={4}>
      <form aria-labelledby={headingId} onSubmit={(event) => void submit(event)}>
        <Column gap={4}>
          <Heading as="h2" size={1} id={headingId}>
            {texts.password}
          </Heading>
          {/* Password managers store it with the new password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {field('current')}
          {field('new', texts.hint)}
          {field('repeated')}
          {result !== undefined && (
            <Card
              padding={3}
              radius={2}
              tone={result === 'done' ? 'positive' : 'critical'}
              role={result === 'done' ? 'status' : 'alert'}
            >
              <Text size={1}>{texts[result]}</Text>
            </Card>
          )}
          <Button type="submit" text={texts.submit} disabled={isSending} />
        </Column>
      </form>
    </Card>
  )
}

interface PasswordFieldProps {
  readonly label: string
  readonly isNew: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string | undefined
}

function PasswordField({ label, isNew, value, onChange, hint }: PasswordFieldProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Column gap={3}>
      <Text as="label" size={1} weight="medium" {...{ htmlFor: id }}>
        {label}
      </Text>
      <TextInput
        id={id}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <Text size={1} muted id={hintId}>
          {hint}
        </Text>
      )}
    </Column>
  )
}

/** Fields shrink with it; a grid alone would not be narrower than they are. */
const Column = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
`

/** The account of the current user in the embedded lake; hosted accounts are managed elsewhere. */
export const account = definePlugin({
  name: 'account',
  tools: [{ name: 'cuenta', title: texts.title, icon: UserIcon, component: Account }],
})
