import { Box, Card, Container, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Notice } from '../components/notice'

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
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Box>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section of the page. */
export function Section({ title, children }: SectionProps) {
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

interface ResultProps {
  readonly isGood: boolean
  readonly text: string
}

/** The result of a request, announced to screen readers. */
export function Result({ isGood, text }: ResultProps) {
  const tone = isGood ? 'positive' : 'critical'
  return <Notice tone={tone} role={isGood ? 'status' : 'alert'} text={text} />
}
