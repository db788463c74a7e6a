import { Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface LabelledProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly children: (id: string, hintId: string | undefined) => ReactNode
}

/** An input under its label. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children(id, hint === undefined ? undefined : hintId)}
      {hint !== undefined && (
        <Text size={1} muted id={hintId}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}

interface FieldProps extends Omit<LabelledProps, 'children'> {
  readonly type?: 'password' | 'text' | 'email'
  readonly autoComplete?: 'new-password' | 'current-password' | 'one-time-code'
  readonly maxLength?: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text field under its label. */
export function Field({ label, hint, onChange, ...rest }: FieldProps) {
  return (
    <Labelled {...{ label, hint }}>
      {(id, hintId) => (
        <TextInput
          autoComplete="off"
          {...rest}
          id={id}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Labelled>
  )
}
