import { RevertIcon } from '@sanity/icons'
import { Button, Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { API_VERSION } from '#config/client-config'
import {
  isConflict,
  type ReplacedDocument,
  type Replacement,
  undoReplacement,
} from './replace-places'
import { type ReplaceTextKey, useTranslate } from './texts'

interface UndoCardProps {
  readonly replaced: Replacement
  readonly onUndone: () => void
}

/** What the last replacement changed, with the button that undoes it. */
export function UndoCard({ replaced, onUndone }: UndoCardProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const [changed, setChanged] = useState<readonly ReplacedDocument[]>([])
  const [problem, setProblem] = useState<ReplaceTextKey>()
  const [isBusy, setBusy] = useState(false)
  const { documents } = replaced

  const undo = async () => {
    setBusy(true)
    try {
      const found = await undoReplacement(client, replaced)
      setChanged(found)
      setProblem(found.length > 0 ? 'undo.changed' : undefined)
      if (found.length === 0) {
        toast.push({ status: 'success', title: t('undo.done') })
        onUndone()
      }
    } catch (error) {
      setProblem(isConflict(error) ? 'undo.changed' : 'undo.failed')
    }
    setBusy(false)
  }
  return (
    <Card border radius={2} padding={3} data-testid="last-replacement">
      <Stack gap={4}>
        <Text size={1} role="status">
          {t(documents.length === 1 ? 'replace.done.one' : 'replace.done.many', {
            count: documents.length,
          })}
        </Text>
        <Flex>
          <Button
            mode="ghost"
            icon={RevertIcon}
            text={t('undo.action')}
            fontSize={1}
            loading={isBusy}
            onClick={() => void undo()}
          />
        </Flex>
        {problem !== undefined && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Stack gap={4}>
              <Text size={1}>{t(problem)}</Text>
              <DocumentLinks documents={changed} />
            </Stack>
          </Card>
        )}
        <DocumentLinks documents={documents} />
      </Stack>
    </Card>
  )
}

function DocumentLinks({ documents }: { readonly documents: readonly ReplacedDocument[] }) {
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
