import { Badge, Card, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { t } from './texts'

interface DocumentCardProps {
  readonly title: ReactNode
  readonly isDraft: boolean
  readonly testId: string
  readonly children: ReactNode
}

/** What was found in a document, under its title. */
export function DocumentCard({ title, isDraft, testId, children }: DocumentCardProps) {
  return (
    <Card border radius={2} data-testid={testId}>
      <Card borderBottom padding={3} tone="transparent" radius={2}>
        <Flex align="center" gap={2} wrap="wrap">
          {title}
          {isDraft && (
            <Badge tone="caution" fontSize={0}>
              {t('document.draft')}
            </Badge>
          )}
        </Flex>
      </Card>
      {children}
    </Card>
  )
}
