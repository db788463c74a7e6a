import { isDeepStrictEqual } from 'node:util'
import { toReleaseDocumentId } from '../document-ids'
import type { History } from '../history/history'
import { applyPatch } from '../mutations/patch'
import { alreadyExists, invalid, requireRevision } from '../mutations/rejection'
import type { Workspace } from '../mutations/workspace'
import type { MutationResult } from '../store/document-store'
import { publishRelease } from './publish-release'
import { metadataSchema, type ReleaseAction, type ReleaseActionOf } from './release-actions'
import { parseRelease, requireRelease } from './release-document'

/**
 * Performs an action on a release.
 * @throws Rejection if the release does not have the state that the action needs
 */
export function performReleaseAction(
  workspace: Workspace,
  action: ReleaseAction,
  history: Pick<History, 'lastRevision'>,
): readonly MutationResult[] {
  const { releaseId } = action
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return create(workspace, action)
    case 'sanity.action.release.edit':
      return edit(workspace, action)
    case 'sanity.action.release.publish':
      return publishRelease(workspace, releaseId)
    case 'sanity.action.release.schedule':
      return schedule(workspace, action)
    case 'sanity.action.release.unschedule':
      return unschedule(workspace, releaseId)
    case 'sanity.action.release.archive':
      return archive(workspace, releaseId)
    case 'sanity.action.release.unarchive':
      return unarchive(workspace, releaseId, history)
    case 'sanity.action.release.delete':
      return remove(workspace, releaseId)
    case 'sanity.action.release.import':
      return importRelease(workspace, action)
  }
}

function create(workspace: Workspace, { releaseId, metadata }: ReleaseActionOf<'create'>) {
  const id = toReleaseDocumentId(releaseId)
  if (workspace.get(id) !== undefined) throw alreadyExists(id)
  const release = { _id: id, _type: 'system.release', name: releaseId, state: 'active', metadata }
  return [workspace.writeRelease(release)]
}

/** Changes the metadata only; states change by their actions. */
function edit(workspace: Workspace, { releaseId, patch }: ReleaseActionOf<'edit'>) {
  const release = requireRelease(workspace, releaseId, ['active', 'scheduled'])
  requireRevision(release, release._id, patch.ifRevisionID)
  const patched = applyPatch(release, patch)
  if (!isDeepStrictEqual({ ...patched, metadata: release.metadata }, { ...release })) {
    throw invalid('Only "metadata" of a release can be edited', release._id)
  }
  const metadata = metadataSchema.safeParse(patched.metadata)
  if (!metadata.success) throw invalid('The "metadata" of the release is not valid', release._id)
  return [workspace.writeRelease({ ...release, metadata: metadata.data })]
}

function schedule(workspace: Workspace, action: ReleaseActionOf<'schedule'>) {
  const release = requireRelease(workspace, action.releaseId, ['active', 'scheduled'])
  // The worker compares times as texts.
  const publishAt = new Date(action.publishAt).toISOString()
  if (publishAt <= workspace.timestamp) {
    throw invalid(`Cannot schedule for ${publishAt}, which is not in the future`, release._id)
  }
  return [workspace.writeRelease({ ...release, state: 'scheduled', publishAt, error: undefined })]
}

/** The Studio also unschedules what is paused or failed, before it sets a new time. */
function unschedule(workspace: Workspace, releaseId: string) {
  const release = requireRelease(workspace, releaseId, ['active', 'scheduled'])
  return [workspace.writeRelease({ ...release, state: 'active', publishAt: undefined })]
}

/** Deletes the versions, which stay in the history. */
function archive(workspace: Workspace, releaseId: string) {
  const release = requireRelease(workspace, releaseId, ['active'])
  const ids = workspace.listVersions(releaseId).map(({ _id }) => _id)
  const finalDocumentStates = ids.map((id) => ({ _key: id, id }))
  return [
    workspace.writeRelease({
      ...release,
      state: 'archived',
      error: undefined,
      finalDocumentStates,
    }),
    ...ids.map((id) => workspace.apply({ delete: { id } })),
  ]
}

function unarchive(
  workspace: Workspace,
  releaseId: string,
  history: Pick<History, 'lastRevision'>,
) {
  const release = requireRelease(workspace, releaseId, ['archived'])
  const { finalDocumentStates = [] } = release
  return [
    workspace.writeRelease({ ...release, state: 'active', finalDocumentStates: undefined }),
    ...finalDocumentStates.map(({ id }) => {
      const version = history.lastRevision(id)
      if (version !== undefined) return workspace.apply({ create: version })
      throw invalid(`Document "${id}" is no longer in the history`, id)
    }),
  ]
}

/** Deletes versions, too, which imports can add to an archived release. */
function remove(workspace: Workspace, releaseId: string) {
  const { _id } = requireRelease(workspace, releaseId, ['archived', 'published'])
  const versions = workspace.listVersions(releaseId)
  return [{ _id }, ...versions].map(({ _id: id }) => workspace.apply({ delete: { id } }))
}

/**
 * An imported release is never scheduled: an export may be old, and its versions, which the CLI
 * imports at the same time, would be locked. The Studio offers to schedule it again.
 */
function importRelease(workspace: Workspace, action: ReleaseActionOf<'import'>) {
  const { releaseId, attributes, ifExists } = action
  const id = toReleaseDocumentId(releaseId)
  const existing = workspace.get(id)
  if (existing !== undefined) {
    if (ifExists === 'fail') throw alreadyExists(id)
    if (ifExists === 'ignore') return [{ id, operation: 'none' } as const]
  }
  const result = workspace.writeRelease({ ...attributes, _id: id })
  if (attributes.state !== 'scheduled') return [result]
  const imported = workspace.get(id)
  if (imported === undefined) return [result]
  const release = parseRelease(imported)
  const metadata = { intendedPublishAt: release.publishAt, ...release.metadata }
  workspace.writeRelease({ ...release, state: 'active', publishAt: undefined, metadata })
  return [result]
}
