import { DownloadIcon, TrashIcon } from '@sanity/icons'
import { Badge, Box, Button, Card, Dialog, Flex, Stack, Text, useToast } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { toDay } from '#config/calendar'
import { API_VERSION } from '#config/client-config'
import { deletePersonalDocuments, getPublishedId } from '#config/delete-documents'
import { ConfirmFooter } from '../../components/confirm-footer'
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
            <Button
              mode="ghost"
              icon={DownloadIcon}
              text={t('export.action')}
              fontSize={1}
              onClick={exportAll}
            />
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
            <Text size={1} muted>
              {formatLongTime(createdAt ?? _createdAt)}
            </Text>
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
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const [isConfirming, setConfirming] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const close = () => setConfirming(false)

  const eraseAll = async () => {
    close()
    setErasing(true)
    try {
      await deletePersonalDocuments(
        client,
        documents.map(({ _id }) => _id),
      )
      toast.push({ status: 'success', title: t('erase.done') })
    } catch {
      toast.push({ status: 'error', title: t('erase.failed') })
    }
    setErasing(false)
    onErased()
  }

  return (
    <>
      <Button
        mode="ghost"
        tone="critical"
        icon={TrashIcon}
        text={t('erase.action')}
        fontSize={1}
        loading={isErasing}
        onClick={() => setConfirming(true)}
      />
      {isConfirming && (
        <Dialog
          id="erase-person"
          header={t('erase.action')}
          width={1}
          onClose={close}
          footer={
            <Box padding={3}>
              <ConfirmFooter
                cancel={t('erase.cancel')}
                confirm={t('erase.confirm')}
                onCancel={close}
                onConfirm={() => void eraseAll()}
              />
            </Box>
          }
        >
          <Box padding={4}>
            <Text size={1}>
              {t(documents.length === 1 ? 'erase.question.one' : 'erase.question.many', {
                count: documents.length,
              })}
            </Text>
          </Box>
        </Dialog>
      )}
    </>
  )
}
