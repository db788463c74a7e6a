import { Button, Stack } from '@sanity/ui'
import { useState, type SyntheticEvent } from 'react'
import { z } from 'zod'
import { Field } from '../components/field'
import { Result, Section } from './account-parts'
import { describeRejection, useAccountRequest } from './account-requests'
import { findProblem, type PasswordForm, type ResultKey } from './change-password'
import { accountTexts as texts } from './texts'

const noPasswords: PasswordForm = { current: '', new: '', repeated: '' }

/** A form that changes the user's password. */
export function PasswordSection({ email }: { readonly email: string }) {
  const request = useAccountRequest()
  const [form, setForm] = useState(noPasswords)
  const [result, setResult] = useState<ResultKey>()
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const problem = findProblem(form)
    if (problem !== undefined) {
      setResult(problem)
      return
    }
    setSending(true)
    try {
      const passwords = { currentPassword: form.current, newPassword: form.new }
      await request(z.unknown(), 'POST', '/users/me/password', passwords)
      setResult('done')
      setForm(noPasswords)
    } catch (error) {
      setResult(describeRejection(error))
    }
    setSending(false)
  }
  const field = (name: keyof PasswordForm, hint?: string) => (
    <Field
      type="password"
      label={texts[name]}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      hint={hint}
    />
  )

  return (
    <Section title={texts.password}>
      <form aria-label={texts.password} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {/* Password managers store the address with the new password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {field('current')}
          {field('new', texts.hint)}
          {field('repeated')}
          {result !== undefined && <Result isGood={result === 'done'} text={texts[result]} />}
          <Button type="submit" text={texts.submit} disabled={isSending} />
        </Stack>
      </form>
    </Section>
  )
}
