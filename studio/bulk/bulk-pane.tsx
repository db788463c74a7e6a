import { Card, Flex, Stack, Text, useMediaIndex } from '@sanity/ui'
import { useCallback, useState } from 'react'
import {
  type DocumentStore,
  getReleaseIdFromReleaseDocumentId,
  useActiveReleases,
  useDocumentStore,
  useSchema,
  useWorkspace,
} from 'sanity'
import { Choice } from '../components/choice'
import { ConfirmDialog } from '../components/confirm-footer'
import { definePane } from '../components/define-pane'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { Notice } from '../components/notice'
import { QueryStatus } from '../components/query-status'
import { DocumentLinks, isConflict, UndoCard } from '../components/undo-card'
import type { UndoableChange } from '../components/undo-change'
import { useDatasetClient } from '../components/use-dataset-client'
import { useProblem } from '../components/use-problem'
import { useResult } from '../components/use-result'
import {
  addToRelease,
  concerns,
  deleteDocuments,
  getRejection,
  type ListedDocument,
  listDocuments,
  listUnready,
  publishDocuments,
  unpublishDocuments,
} from './change-documents'
import { DocumentList } from './document-list'
import { type BulkTextKey, t } from './texts'

type ActionName = keyof typeof concerns

interface LastChange {
  readonly name: ActionName
  readonly change: UndoableChange
}

interface Problem {
  readonly text: BulkTextKey
  readonly documents?: readonly ListedDocument[]
}

/** Survives the pane, so that users can look at the documents before they undo. */
const lastChanges = new WeakMap<DocumentStore, LastChange>()

/** Below this index of Sanity's widths a pane has the whole screen, and the window scrolls. */
const FIRST_WITH_PANES = 2
/** As high as the bar of actions on a phone. */
const BAR_SPACE = '12rem'

/** By type of the error; the others are conflicts if their status is 409. */
const rejections: Readonly<Record<string, BulkTextKey>> = {
  insufficientPermissionsError: 'problem.denied',
  documentAlreadyExistsError: 'problem.inRelease',
  documentHasExistingReferencesToIDError: 'problem.used',
}

function describeError(error: unknown): Problem {
  const known = rejections[getRejection(error) ?? '']
  return { text: known ?? (isConflict(error) ? 'problem.changed' : 'problem.failed') }
}

/** Publishes, unpublishes, deletes or plans several documents at once (PLAN-04). */
function BulkForm() {
  const client = useDatasetClient()
  const store = useDocumentStore()
  const schema = useSchema()
  const workspace = useWorkspace()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [release, setRelease] = useState('')
  const [confirming, setConfirming] = useState<Exclude<ActionName, 'release'>>()
  const { problem, setProblem, isBusy, run } = useProblem<Problem>()
  const [last, setLast] = useState(lastChanges.get(store))
  const isPhone = useMediaIndex() < FIRST_WITH_PANES
  const read = useCallback(() => listDocuments(client, schema), [client, schema])
  const list = useResult(read)
  if (list.failed || list.result === undefined) return <QueryStatus live={list} t={t} />
  const documents = list.result
  const chosen = documents.filter(({ id }) => selected.has(id))
  const select = (name: ActionName) => chosen.filter(concerns[name])
  const finish = (change: LastChange | undefined) => {
    if (change === undefined) lastChanges.delete(store)
    else lastChanges.set(store, change)
    setLast(change)
    setSelected(new Set())
  }
  const perform = async (name: ActionName): Promise<void> => {
    const concerned = select(name)
    // Somebody may have corrected, or broken, what this screen read before.
    const current = await listDocuments(client, schema)
    if (!concerned.every((one) => current.some((other) => isSame(one, other)))) {
      setProblem({ text: 'problem.changed' })
      return
    }
    const unready = name === 'publish' ? await listUnready(concerned, workspace) : []
    if (unready.length > 0) {
      setProblem({ text: 'problem.unready', documents: unready })
      return
    }
    const change = {
      publish: publishDocuments,
      unpublish: unpublishDocuments,
      delete: deleteDocuments,
      release: addToRelease,
    }[name]
    finish({ name, change: await change(client, concerned, release) })
  }
  const start = (name: ActionName) => {
    setConfirming(undefined)
    void run(() => perform(name).finally(list.retry), describeError)
  }
  const button = (name: ActionName) => ({
    text: t(`action.${name}`, { count: select(name).length }),
    disabled: isBusy || select(name).length === 0 || (name === 'release' && release === ''),
    onClick: () => (name === 'release' ? start(name) : setConfirming(name)),
  })

  return (
    <Stack gap={4} padding={4} style={isPhone ? { paddingBottom: BAR_SPACE } : undefined}>
      {last !== undefined && (
        <UndoCard
          key={last.change.transactionId}
          text={t(`done.${last.name}`, { count: last.change.documents.length })}
          change={last.change}
          onUndone={() => {
            finish(undefined)
            void list.retry()
          }}
        />
      )}
      <DocumentList documents={documents} selected={selected} onSelect={setSelected} />
      {problem !== undefined && (
        <Notice tone="critical" role="alert" text={t(problem.text)}>
          <DocumentLinks documents={problem.documents ?? []} />
        </Notice>
      )}
      <Card
        borderTop
        paddingX={isPhone ? 4 : 0}
        paddingY={3}
        style={
          isPhone ? { position: 'fixed', inset: 'auto 0 0' } : { position: 'sticky', bottom: 0 }
        }
      >
        <Stack gap={3}>
          <Text size={1} role="status">
            {t('list.selected', { count: chosen.length })}
          </Text>
          <Flex gap={2} wrap="wrap">
            <GhostButton {...button('publish')} tone="positive" />
            <GhostButton {...button('unpublish')} tone="critical" />
            <GhostButton {...button('delete')} tone="critical" />
          </Flex>
          <Flex gap={2} wrap="wrap">
            <ReleaseField release={release} onChange={setRelease} />
            <GhostButton {...button('release')} />
          </Flex>
          {select('delete').length < chosen.length && <Muted>{t('list.fixed')}</Muted>}
        </Stack>
      </Card>
      {confirming !== undefined && (
        <ConfirmDialog
          header={t(`action.${confirming}`, { count: select(confirming).length })}
          content={
            <Stack gap={4}>
              <Text size={1}>{t(`confirm.${confirming}`)}</Text>
              <DocumentLinks documents={select(confirming)} />
            </Stack>
          }
          cancel={t('confirm.cancel')}
          confirm={t(`action.${confirming}`, { count: select(confirming).length })}
          onClose={() => setConfirming(undefined)}
          onConfirm={() => start(confirming)}
        />
      )}
    </Stack>
  )
}

const isSame = (one: ListedDocument, other: ListedDocument) =>
  one.id === other.id &&
  one.draft?._rev === other.draft?._rev &&
  one.published?._rev === other.published?._rev

interface ReleaseFieldProps {
  readonly release: string
  readonly onChange: (release: string) => void
}

/** Selects a release that can get more documents. */
function ReleaseField({ release, onChange }: ReleaseFieldProps) {
  const open = useActiveReleases().data.filter(
    ({ state, metadata }) => state === 'active' && metadata.cardinality !== 'one',
  )
  const options = open.map(({ _id, metadata: { title = '' } }) => {
    const name = title === '' ? t('release.untitled') : title
    return [getReleaseIdFromReleaseDocumentId(_id), name] as const
  })
  return (
    <div style={{ maxWidth: '100%' }}>
      <Choice
        label={t('release.label')}
        value={release}
        options={[['', t('release.none')], ...options]}
        onChange={onChange}
      />
    </div>
  )
}

/** A pane of the structure. */
export const BulkPane = definePane(BulkForm)
