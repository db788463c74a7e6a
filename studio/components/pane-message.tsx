import { Box, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface PaneMessageProps {
  readonly icon: ReactNode
  readonly text: string
  /** Actions, such as a retry button. */
  readonly children?: ReactNode
}

/** A message in place of a pane's content, when it is loading, empty or missing. */
export function PaneMessage({ icon, text, children }: PaneMessageProps) {
  return (
    <Flex direction="column" align="center" gap={4} padding={5} role="status">
      <Text size={3} muted>
        {icon}
      </Text>
      <Box style={{ maxWidth: '20rem' }}>
        <Text size={1} muted align="center">
          {text}
        </Text>
      </Box>
      {children}
    </Flex>
  )
}
