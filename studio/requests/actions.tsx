import { TrashIcon } from '@sanity/icons'
import { Text } from '@sanity/ui'
import { useDocumentOperation, type DocumentActionComponent } from 'sanity'
import { useDatasetClient } from '../components/use-dataset-client'
import { useCanHandleRequests } from './access'
import { deletePersonalDocuments } from '#config/delete-documents'
import { accessId } from '#config/investor-room'
import {
  requestKinds,
  findStatus,
  toStatusFields,
  type RequestKind,
  type RequestStatus,
} from './kinds'
import { GiveAccessAction } from './room/give-access'
import { t } from './texts'
import { useConfirmation } from '../components/confirm-footer'
import { useCloseAfterDeletion } from '../components/use-close-after-deletion'
import { useTask } from '../components/use-task'

/** Makes the action that sets a status; hidden while the document has that status. */
function createStatusAction(kind: RequestKind, status: RequestStatus): DocumentActionComponent {
  return function MarkRequestAction({ id, type, published }) {
    const canHandle = useCanHandleRequests()
    const { patch } = useDocumentOperation(id, type)
    const current = published?.status
    if (!canHandle || published === null) return null
    if (findStatus(kind, typeof current === 'string' ? current : undefined) === status) return null
    return {
      label: status.action,
      icon: status.icon,
      tone: status.tone,
      disabled: Boolean(patch.disabled),
      onHandle: () => patch.execute([{ set: toStatusFields(status, new Date().toISOString()) }]),
    }
  }
}

/** Deletes the document permanently, after a confirmation (FORM-08). */
export const DeleteRequestAction: DocumentActionComponent = ({ id, draft, published }) => {
  const client = useDatasetClient()
  const canHandle = useCanHandleRequests()
  useCloseAfterDeletion(published !== null)
  const { ask, showDialog } = useConfirmation()
  const { isBusy, run } = useTask()

  const deleteRequest = async () => {
    // The room goes with the request (ROOM-01).
    const access = await client.fetch<string[]>('*[_id == $access]._id', { access: accessId(id) })
    const ids = [id, ...(draft === null ? [] : [draft._id]), ...access]
    await deletePersonalDocuments(client, ids)
  }

  if (!canHandle || published === null) return null
  return {
    label: t('delete.action'),
    icon: TrashIcon,
    tone: 'critical',
    disabled: isBusy,
    onHandle: ask,
    dialog: showDialog({
      header: t('delete.action'),
      content: <Text size={1}>{t('delete.question')}</Text>,
      cancel: t('delete.cancel'),
      confirm: t('delete.action'),
      onConfirm: () =>
        void run(deleteRequest, { done: t('delete.done'), failed: t('delete.failed') }),
    }),
  }
}

function createActions(kind: RequestKind): DocumentActionComponent[] {
  const [first, ...others] = kind.statuses
  return [
    ...[...others, first].map((status) => createStatusAction(kind, status)),
    ...(kind.type === 'investorRequest' ? [GiveAccessAction] : []),
    DeleteRequestAction,
  ]
}

/** Created once: the Studio stores the state of an action by its function. */
const actionsByType: ReadonlyMap<string, DocumentActionComponent[]> = new Map(
  [...requestKinds.values()].map((kind) => [kind.type, createActions(kind)]),
)

/**
 * The actions of a document that a visitor created: change its status, or delete it. These
 * documents have no drafts, so there is nothing to publish.
 * @returns undefined for other types
 */
export function requestActions(type: string): DocumentActionComponent[] | undefined {
  return actionsByType.get(type)
}
