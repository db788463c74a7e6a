import { Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly type?: 'password' | 'text' | 'email'
  readonly autoComplete: 'new-password' | 'current-password' | 'one-time-code' | 'off'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
}

/** A text field under its label; by default for a password. */
export function Field({ label, type = 'password', hint, onChange, ...rest }: FieldProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" {...{ htmlFor: id }}>
        {label}
      </Text>
      <TextInput
        {...rest}
        id={id}
        type={type}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <Text size={1} muted id={hintId}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
