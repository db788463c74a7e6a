import { Card, type CardTone, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly tone: CardTone
  readonly text: string
  /** How screen readers announce it. */
  readonly role?: 'status' | 'alert'
  /** Shown below the text. */
  readonly children?: ReactNode
}

/** A coloured sentence: a result, or what needs attention. */
export function Notice({ text, children, ...card }: NoticeProps) {
  return (
    <Card {...card} padding={3} radius={2}>
      <Stack gap={4}>
        <Text size={1}>{text}</Text>
        {children}
      </Stack>
    </Card>
  )
}
