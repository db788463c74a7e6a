import {
  getLayer,
  isDraftId,
  isOfPrivateDocument,
  isVersionId,
  toPublishedId,
} from '../document-ids'
import type { DocumentStub } from '../mutations/mutation'
import { invalid, requireRevision } from '../mutations/rejection'
import type { Workspace } from '../mutations/workspace'
import type { MutationResult } from '../store/document-store'
import { isObject } from '../store/references'
import type { VersionAction, VersionActionOf } from './release-actions'
import { requireRelease } from './release-document'

/**
 * Performs an action on a version. As in the hosted service, a draft is a version, too.
 * @throws Rejection if the documents do not have the state that the action needs
 */
export function performVersionAction(
  workspace: Workspace,
  action: VersionAction,
): readonly MutationResult[] {
  switch (action.actionType) {
    case 'sanity.action.document.version.create':
      return create(workspace, action)
    case 'sanity.action.document.version.replace':
      return replace(workspace, action)
    case 'sanity.action.document.version.discard':
      return discardVersion(workspace, action.versionId)
    case 'sanity.action.document.version.unpublish':
      return unpublish(workspace, action)
  }
}

/** Deletes a draft or a version. */
export function discardVersion(workspace: Workspace, id: string) {
  requireVersion(id, toPublishedId(id))
  workspace.require(id)
  return [workspace.apply({ delete: { id } })]
}

function create(workspace: Workspace, action: VersionActionOf<'create'>) {
  const version = action.document ?? copyBase(workspace, action)
  const { _id: id } = version
  requireVersion(id, action.publishedId)
  requireOpenRelease(workspace, id)
  return [workspace.apply({ create: version })]
}

/** @returns the version, with the revision that it was copied from, as the hosted service */
function copyBase(
  workspace: Workspace,
  action: VersionActionOf<'create'>,
): DocumentStub & { _id: string } {
  const { baseId, versionId, ifBaseRevisionId } = action
  if (baseId === undefined || versionId === undefined) {
    throw invalid('Creating a version needs "document", or "baseId" and "versionId"')
  }
  const base = workspace.require(baseId)
  requireRevision(base, baseId, ifBaseRevisionId)
  return { ...base, _id: versionId, _system: { base: { id: baseId, rev: base._rev } } }
}

function replace(workspace: Workspace, { document }: VersionActionOf<'replace'>) {
  requireVersion(document._id, toPublishedId(document._id))
  workspace.require(document._id)
  return [workspace.apply({ createOrReplace: document })]
}

/** Marks the version, which is created from the published document if necessary. */
function unpublish(workspace: Workspace, action: VersionActionOf<'unpublish'>) {
  const { versionId, publishedId } = action
  requireVersion(versionId, publishedId)
  if (isDraftId(versionId)) throw invalid('A draft is not part of a release', versionId)
  const published = workspace.require(publishedId)
  const existing = workspace.get(versionId)
  if (existing === undefined) requireOpenRelease(workspace, versionId)
  const version = existing ?? published
  const system = isObject(version._system) ? version._system : {}
  const marked = { ...version, _id: versionId, _system: { ...system, delete: true } }
  return [workspace.apply({ createOrReplace: marked })]
}

/** @throws Rejection for an id that is no draft or version of the document */
export function requireVersion(id: string, publishedId: string): void {
  if ((isDraftId(id) || isVersionId(id)) && toPublishedId(id) === publishedId) return
  throw invalid(`Expected a draft or a version of "${publishedId}", not "${id}"`, id)
}

/**
 * @throws Rejection if the release cannot get one more version. A private document never is in a
 *   release: forms and servers write it, and a later publication would overwrite what they wrote.
 */
function requireOpenRelease(workspace: Workspace, id: string): void {
  if (isDraftId(id)) return
  if (isOfPrivateDocument(id)) {
    throw invalid(`Document "${toPublishedId(id)}" is private, so no release can contain it`, id)
  }
  const releaseId = getLayer(id)
  const { metadata } = requireRelease(workspace, releaseId, ['active'])
  const others = workspace.listVersions(releaseId).filter(({ _id }) => _id !== id)
  if (metadata.cardinality !== 'one' || others.length === 0) return
  throw invalid(`Release "${releaseId}" is for one document, and already has one`, id)
}
