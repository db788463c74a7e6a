import { RestoreIcon, TrashIcon } from '@sanity/icons'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useDocumentValuePermissions, useSchema, useUser } from 'sanity'
import { definePane } from '../components/define-pane'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { useTask } from '../components/use-task'
import { describeDocument } from '../content-check/describe'
import { getLakeUrl } from '../lake/lake-url'
import { formatWeekdayTime } from '../requests/format-time'
import { type DeletedDocument, findDeleted, restore } from './deleted-documents'
import { t } from './texts'

/** The documents that were deleted in the last 30 days, each with a button that restores it (PLAN-04). */
function Bin() {
  const client = useDatasetClient()
  const read = useCallback(() => findDeleted(client, Date.now()), [client])
  const found = useResult(read)
  if (found.failed || found.result === undefined) return <QueryStatus live={found} t={t} />
  const { documents, knownSince } = found.result
  return (
    <Stack gap={4} padding={4}>
      <Muted>{t(getLakeUrl(client) === undefined ? 'list.introHosted' : 'list.intro')}</Muted>
      {knownSince !== undefined && (
        <Text size={1}>{t('list.partial', { time: formatWeekdayTime(knownSince) })}</Text>
      )}
      {documents.length === 0 ? (
        <PaneMessage icon={<TrashIcon />} text={t('list.empty')} />
      ) : (
        <Stack as="ul" gap={3} aria-label={t('list.label')}>
          {documents.map((deleted) => (
            <DeletedRow key={deleted.id} deleted={deleted} onRestored={() => void found.retry()} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface DeletedRowProps {
  readonly deleted: DeletedDocument
  readonly onRestored: () => void
}

function DeletedRow({ deleted, onRestored }: DeletedRowProps) {
  const client = useDatasetClient()
  const { document, deletedAt, author, wasPublished } = deleted
  const type = useSchema().get(document._type)
  const [user] = useUser(author)
  const { isBusy, run } = useTask()
  const [permissions] = useDocumentValuePermissions({ document, permission: 'create' })
  const isDenied = permissions?.granted === false
  const title = type === undefined ? document._type : describeDocument(type, document)

  const restoreNow = async () => {
    const texts = { done: t('restore.done', { title }), failed: t('restore.failed') }
    if (await run(() => restore(client, deleted), texts)) onRestored()
  }
  return (
    <Card as="li" border radius={2} padding={3} data-testid="deleted-document">
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Badge fontSize={0} tone={wasPublished ? 'positive' : 'caution'}>
              {t(wasPublished ? 'row.published' : 'row.draft')}
            </Badge>
          </Flex>
          <Muted>
            {[
              ...(type?.title === undefined || type.title === title ? [] : [type.title]),
              t('row.deleted', { time: formatWeekdayTime(deletedAt) }),
              ...(user?.displayName === undefined ? [] : [user.displayName]),
            ].join(' · ')}
          </Muted>
        </Stack>
        <GhostButton
          icon={RestoreIcon}
          text={t('restore.action')}
          aria-label={t('restore.label', { title })}
          loading={isBusy}
          disabled={isDenied || isBusy}
          {...(isDenied && { title: t('restore.denied') })}
          onClick={() => void restoreNow()}
        />
      </Flex>
    </Card>
  )
}

/** A pane of the structure. */
export const BinPane = definePane(Bin)
