import type { MutationResult } from '../store/document-store'
import type { History } from '../history/history'
import { performReleaseAction } from '../releases/perform-release-action'
import {
  discardVersion,
  performVersionAction,
  requireVersion,
} from '../releases/perform-version-action'
import { publishContent, unpublishContent } from '../releases/publish-content'
import type { Action, ActionOf } from './action'
import { alreadyExists, requireRevision } from './rejection'
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
  requireVersion(attributes._id, publishedId)
  const existing = [attributes._id, publishedId].find((id) => workspace.get(id) !== undefined)
  if (existing === undefined) return [workspace.apply({ create: attributes })]
  if (ifExists === 'fail') throw alreadyExists(existing)
  return [{ id: attributes._id, operation: 'none' } as const]
}

function edit(workspace: Workspace, { draftId, publishedId, patch }: ActionOf<'edit'>) {
  requireVersion(draftId, publishedId)
  if (workspace.get(draftId) === undefined) {
    workspace.apply({ create: { ...workspace.require(publishedId), _id: draftId } })
  }
  return [workspace.apply({ patch: { id: draftId, ...patch } })]
}

function publish(workspace: Workspace, action: ActionOf<'publish'>) {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
  requireVersion(draftId, publishedId)
  const draft = workspace.require(draftId)
  requireRevision(draft, draftId, ifDraftRevisionId)
  requireRevision(workspace.get(publishedId), publishedId, ifPublishedRevisionId)
  return [publishContent(workspace, draft), workspace.apply({ delete: { id: draftId } })]
}

function unpublish(workspace: Workspace, { draftId, publishedId }: ActionOf<'unpublish'>) {
  requireVersion(draftId, publishedId)
  return unpublishContent(workspace, workspace.require(publishedId), draftId)
}

function remove(workspace: Workspace, { publishedId, includeDrafts }: ActionOf<'delete'>) {
  for (const id of includeDrafts) requireVersion(id, publishedId)
  workspace.require(publishedId)
  return [...includeDrafts, publishedId].map((id) => workspace.apply({ delete: { id } }))
}

function replaceDraft(workspace: Workspace, action: ActionOf<'replaceDraft'>) {
  requireVersion(action.attributes._id, action.publishedId)
  return [workspace.apply({ createOrReplace: action.attributes })]
}
