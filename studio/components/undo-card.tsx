import { ClientError } from '@sanity/client'
import { RevertIcon } from '@sanity/icons'
import { Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { GhostButton } from './ghost-button'
import { useDatasetClient } from './use-dataset-client'
import { Notice } from './notice'
import { undoTexts } from './texts'
import { type NamedDocument, undoChange, type UndoableChange } from './undo-change'
import { useProblem } from './use-problem'

interface UndoCardProps {
  /** What was done. */
  readonly text: string
  readonly change: UndoableChange
  readonly onUndone: () => void
}

/** What the last change of several documents did, with the button that undoes it (PLAN-04). */
export function UndoCard({ text, change, onUndone }: UndoCardProps) {
  const toast = useToast()
  const client = useDatasetClient()
  const [changed, setChanged] = useState<readonly NamedDocument[]>([])
  const { problem, setProblem, isBusy, run } = useProblem<string>()

  const undo = async () => {
    const found = await undoChange(client, change)
    setChanged(found)
    if (found.length > 0) {
      setProblem(undoTexts.changed)
      return
    }
    toast.push({ status: 'success', title: undoTexts.done })
    onUndone()
  }
  const describe = (error: unknown) => (isConflict(error) ? undoTexts.changed : undoTexts.failed)
  return (
    <Card border radius={2} padding={3} data-testid="last-change">
      <Stack gap={4}>
        <Text size={1} role="status">
          {text}
        </Text>
        <Flex>
          <GhostButton
            icon={RevertIcon}
            text={undoTexts.action}
            loading={isBusy}
            onClick={() => void run(undo, describe)}
          />
        </Flex>
        {problem !== undefined && (
          <Notice tone="critical" role="alert" text={problem}>
            <DocumentLinks documents={changed} />
          </Notice>
        )}
        <DocumentLinks documents={change.documents} />
      </Stack>
    </Card>
  )
}

export function DocumentLinks({ documents }: { readonly documents: readonly NamedDocument[] }) {
  return (
    <Stack as="ul" gap={3}>
      {documents.map(({ id, type, title }) => (
        <Text as="li" key={id} size={1}>
          <IntentLink intent="edit" params={{ id, type }}>
            {title}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  )
}

/** Whether a change was rejected because a document is not as it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}
