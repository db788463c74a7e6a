import type { LakeDocument } from '../types'
import { toDraftId, isDraftId, isVersionId, toPublishedId } from '../document-ids'
import type { MutationResult } from '../store/document-store'
import type { History } from '../history/history'
import { performReleaseAction } from '../releases/perform-release-action'
import { discardVersion, performVersionAction } from '../releases/perform-version-action'
import type { Action, ActionOf } from './action'
import { alreadyExists, doesNotExist, invalid, revisionMismatch } from './rejection'
import { strengthenReferences } from './strengthen-references'
import type { Workspace } from './workspace'

/**
 * Performs a document action as mutations.
 * @throws Rejection if the documents do not have the state that the action needs
 */
export function performAction(
  workspace: Workspace,
  action: Action,
  history: Pick<History, 'lastRevision'>,
): readonly MutationResult[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(workspace, action)
    case 'sanity.action.document.edit':
      return edit(workspace, action)
    case 'sanity.action.document.publish':
      return publish(workspace, action)
    case 'sanity.action.document.unpublish':
      return unpublish(workspace, action)
    case 'sanity.action.document.discard':
      return discardVersion(workspace, action.draftId)
    case 'sanity.action.document.delete':
      return remove(workspace, action)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(workspace, action)
    case 'sanity.action.document.version.create':
    case 'sanity.action.document.version.replace':
    case 'sanity.action.document.version.discard':
    case 'sanity.action.document.version.unpublish':
      return performVersionAction(workspace, action)
    default:
      return performReleaseAction(workspace, action, history)
  }
}

function create(workspace: Workspace, action: ActionOf<'create'>) {
  const { publishedId, attributes, ifExists } = action
  requireLayer(attributes._id, publishedId)
  const existing = [attributes._id, publishedId].find((id) => workspace.get(id) !== undefined)
  if (existing === undefined) return [workspace.apply({ create: attributes })]
  if (ifExists === 'fail') throw alreadyExists(existing)
  return [{ id: attributes._id, operation: 'none' } as const]
}

function edit(workspace: Workspace, { draftId, publishedId, patch }: ActionOf<'edit'>) {
  requireLayer(draftId, publishedId)
  if (workspace.get(draftId) === undefined) {
    const published = requireDocument(workspace, publishedId)
    workspace.apply({ create: { ...published, _id: draftId } })
  }
  return [workspace.apply({ patch: { id: draftId, ...patch } })]
}

function publish(workspace: Workspace, action: ActionOf<'publish'>) {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
  requireLayer(draftId, publishedId)
  const draft = requireDocument(workspace, draftId)
  requireRevision(draft, draftId, ifDraftRevisionId)
  requireRevision(workspace.get(publishedId), publishedId, ifPublishedRevisionId)
  // A draft that was scheduled before has notes of its version in `_system`.
  const content = { ...strengthenReferences(draft), _system: undefined }
  const { _createdAt = content._createdAt } = workspace.get(publishedId) ?? {}
  return [
    workspace.apply({ createOrReplace: { ...content, _id: publishedId, _createdAt } }),
    workspace.apply({ delete: { id: draftId } }),
  ]
}

function unpublish(workspace: Workspace, { draftId, publishedId }: ActionOf<'unpublish'>) {
  requireLayer(draftId, publishedId)
  const published = requireDocument(workspace, publishedId)
  return [
    workspace.apply({ createIfNotExists: { ...published, _id: draftId } }),
    workspace.apply({ delete: { id: publishedId } }),
  ]
}

function remove(workspace: Workspace, { publishedId, includeDrafts }: ActionOf<'delete'>) {
  for (const id of includeDrafts) requireLayer(id, publishedId)
  requireDocument(workspace, publishedId)
  return [...includeDrafts, publishedId].map((id) => workspace.apply({ delete: { id } }))
}

function replaceDraft(workspace: Workspace, action: ActionOf<'replaceDraft'>) {
  requireLayer(action.attributes._id, action.publishedId)
  return [workspace.apply({ createOrReplace: action.attributes })]
}

function requireDocument(workspace: Workspace, id: string): LakeDocument {
  const document = workspace.get(id)
  if (document === undefined) throw doesNotExist(id)
  return document
}

function requireLayer(id: string, publishedId: string): void {
  const isDraftOrVersion = isDraftId(id) || isVersionId(id)
  if (!isDraftOrVersion || toPublishedId(id) !== publishedId) {
    throw invalid(`Expected the draft "${toDraftId(publishedId)}" of the document, not "${id}"`, id)
  }
}

function requireRevision(
  document: LakeDocument | undefined,
  id: string,
  expected: string | undefined,
): void {
  if (expected !== undefined && document?._rev !== expected) {
    throw revisionMismatch(id, document?._rev, expected)
  }
}
