import { DownloadIcon, TrashIcon } from '@sanity/icons'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { toDay } from '#config/calendar'
import { deletePersonalDocuments, getPublishedId } from '#config/delete-documents'
import { GhostButton } from '../../components/ghost-button'
import { Muted } from '../../components/muted'
import { useDatasetClient } from '../../components/use-dataset-client'
import { ConfirmDialog } from '../../components/confirm-footer'
import { useTask } from '../../components/use-task'
import { downloadFile } from '../export-file'
import { formatLongTime } from '../format-time'
import type { PersonDocument, PersonDocuments } from './person-documents'
import { t } from './texts'

interface FoundDocumentsProps {
  readonly found: PersonDocuments
  /** Called after a deletion, also after one that failed halfway. */
  readonly onErased: () => void
}

/** What was found, with buttons that export or erase all of it. */
export function FoundDocuments({ found: { own, mentions }, onErased }: FoundDocumentsProps) {
  const exportAll = () => {
    const now = Date.now()
    const text = JSON.stringify(
      { exportedAt: new Date(now).toISOString(), documents: own },
      null,
      2,
    )
    const name = `${t('export.file')}-${toDay(now)}.json`
    downloadFile({ name, text, type: 'application/json' })
  }
  return (
    <>
      {own.length > 0 && (
        <Stack gap={3}>
          <DocumentList label={t('found.label')} documents={own} />
          <Flex gap={2} wrap="wrap">
            <GhostButton icon={DownloadIcon} text={t('export.action')} onClick={exportAll} />
            <EraseButton documents={own} onErased={onErased} />
          </Flex>
        </Stack>
      )}
      {mentions.length > 0 && (
        <Stack gap={3}>
          <Text size={1}>{t('found.mentions')}</Text>
          <DocumentList label={t('found.mentions')} documents={mentions} />
        </Stack>
      )}
    </>
  )
}

interface DocumentListProps {
  readonly label: string
  readonly documents: readonly PersonDocument[]
}

function DocumentList({ label, documents }: DocumentListProps) {
  return (
    <Stack as="ul" gap={2} aria-label={label}>
      {documents.map(({ _id, _type, createdAt, _createdAt }) => (
        <Card as="li" key={_id} border radius={2} padding={3}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              <IntentLink intent="edit" params={{ id: getPublishedId(_id), type: _type }}>
                {t(`kind.${_type}`)}
              </IntentLink>
            </Text>
            {_id !== getPublishedId(_id) && <Badge>{t('kind.draft')}</Badge>}
            <Muted>{formatLongTime(createdAt ?? _createdAt)}</Muted>
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}

interface EraseButtonProps {
  readonly documents: readonly PersonDocument[]
  readonly onErased: () => void
}

/** Erases after a confirmation, whose first button is 'Cancelar'. */
function EraseButton({ documents, onErased }: EraseButtonProps) {
  const client = useDatasetClient()
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, run } = useTask()
  const close = () => setConfirming(false)

  const eraseAll = async () => {
    close()
    const ids = documents.map(({ _id }) => _id)
    const texts = { done: t('erase.done'), failed: t('erase.failed') }
    await run(() => deletePersonalDocuments(client, ids), texts)
    onErased()
  }

  return (
    <>
      <GhostButton
        tone="critical"
        icon={TrashIcon}
        text={t('erase.action')}
        loading={isBusy}
        onClick={() => setConfirming(true)}
      />
      {isConfirming && (
        <ConfirmDialog
          header={t('erase.action')}
          content={<Text size={1}>{t('erase.question', { count: documents.length })}</Text>}
          cancel={t('erase.cancel')}
          confirm={t('erase.confirm')}
          onClose={close}
          onConfirm={() => void eraseAll()}
        />
      )}
    </>
  )
}
