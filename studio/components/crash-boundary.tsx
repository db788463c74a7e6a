import { Button, Card, Code, Container, Heading, Stack, Text } from '@sanity/ui'
import { Component, type ReactNode } from 'react'
import type { ActiveToolLayoutProps } from 'sanity'
import { crashTexts as texts } from './texts'

interface State {
  readonly error?: unknown
}

/** Replaces the Studio's page about a crash, which is English and refers to Sanity's support. */
class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { error } = this.state
    return (
      <Card height="fill" overflow="auto" paddingX={4} paddingY={6}>
        <Container width={1}>
          <Stack gap={5} role="alert">
            <Heading as="h1">{texts.title}</Heading>
            <Text>{texts.introduction}</Text>
            <Card border overflow="auto" padding={3} radius={2}>
              <Code size={1}>{error instanceof Error ? error.message : String(error)}</Code>
            </Card>
            {/* Stores of the Studio keep their errors, so rendering again would fail again. */}
            <Button tone="primary" text={texts.reload} onClick={() => location.reload()} />
          </Stack>
        </Container>
      </Card>
    )
  }
}

/** A tool, or a page in Spanish after it has crashed. */
export function ToolWithCrashPage(props: ActiveToolLayoutProps) {
  return <CrashBoundary key={props.activeTool.name}>{props.renderDefault(props)}</CrashBoundary>
}
