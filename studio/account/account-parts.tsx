import { Box, Card, Container, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** Lets fields shrink with the column; in a plain grid they keep their default width. */
export const Column = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
`

/** A list without bullets. */
export const List = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0;
`

interface PageProps {
  readonly title: string
  readonly testId: string
  readonly children: ReactNode
}

/** The frame of a tool. */
export function Page({ title, testId, children }: PageProps) {
  return (
    <Box data-testid={testId} height="fill" overflow="auto" paddingX={4} paddingY={5}>
      <Container width={1}>
        <Column gap={5}>
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          {children}
        </Column>
      </Container>
    </Box>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: (headingId: string) => ReactNode
}

/** A section of the page; `children` may use the id of the heading as a label. */
export function Section({ title, children }: SectionProps) {
  const headingId = useId()
  return (
    <Card border radius={2} padding={4}>
      <Column gap={4}>
        <Heading as="h2" size={1} id={headingId}>
          {title}
        </Heading>
        {children(headingId)}
      </Column>
    </Card>
  )
}

interface FieldProps {
  readonly label: string
  readonly type?: 'password' | 'text' | 'email'
  readonly autoComplete: 'new-password' | 'current-password' | 'one-time-code' | 'off'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
}

export function Field({ label, type = 'password', hint, onChange, ...rest }: FieldProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Column gap={3}>
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
    </Column>
  )
}

interface ResultProps {
  readonly isGood: boolean
  readonly text: string
}

/** The result of a request, announced to screen readers. */
export function Result({ isGood, text }: ResultProps) {
  return (
    <Card
      padding={3}
      radius={2}
      tone={isGood ? 'positive' : 'critical'}
      role={isGood ? 'status' : 'alert'}
    >
      <Text size={1}>{text}</Text>
    </Card>
  )
}
