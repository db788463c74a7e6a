import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
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
