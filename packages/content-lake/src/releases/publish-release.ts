import type { LakeCore } from '../context'
import { toDraftId, toPublishedId } from '../document-ids'
import { TransactionError } from '../errors'
import type { Action } from '../mutations/action'
import { transact } from '../mutations/transact'
import type { Workspace } from '../mutations/workspace'
import type { MutationResult } from '../store/document-store'
import type { Caller, LakeDocument } from '../types'
import { publishContent, unpublishContent } from './publish-content'
import { findRelease, isUnpublication, requireRelease } from './release-document'

/**
 * Publishes all versions of a release.
 * @throws Rejection if the release is neither active nor scheduled
 */
export function publishRelease(workspace: Workspace, releaseId: string): readonly MutationResult[] {
  const release = requireRelease(workspace, releaseId, ['active', 'scheduled'])
  const versions = workspace.listVersions(releaseId)
  return [
    // First, because versions of a scheduled release are locked.
    workspace.writeRelease({
      ...release,
      state: 'published',
      error: undefined,
      publishedAt: workspace.timestamp,
      finalDocumentStates: versions.map(({ _id }) => ({ _key: _id, id: _id })),
    }),
    ...versions.flatMap((version) => publishVersion(workspace, version)),
  ]
}

function publishVersion(workspace: Workspace, version: LakeDocument): readonly MutationResult[] {
  const publishedId = toPublishedId(version._id)
  const removal = workspace.apply({ delete: { id: version._id } })
  const published = workspace.get(publishedId)
  if (!isUnpublication(version)) return [removal, publishContent(workspace, version)]
  if (published === undefined) return [removal]
  return [removal, ...unpublishContent(workspace, published, toDraftId(publishedId))]
}

/** Runs actions. If one rejects the publication of a release, the release gets the reason. */
export function recordFailures<Result>(
  core: LakeCore,
  caller: Caller,
  actions: readonly Action[],
  run: () => Result,
): Result {
  try {
    return run()
  } catch (error) {
    const failed =
      error instanceof TransactionError ? actions[error.items[0]?.index ?? 0] : undefined
    const isPublication = failed?.actionType === 'sanity.action.release.publish'
    if (isPublication) recordPublishFailure(core, caller, failed.releaseId, { error })
    throw error
  }
}

/**
 * Stores on a release why it could not be published, and makes it active. Nothing of it was published.
 * @param failure the error of its publication, of which only rejections are stored, and whether it
 *   was due, so that nobody has seen the error
 */
export function recordPublishFailure(
  core: LakeCore,
  caller: Caller,
  releaseId: string,
  { error, isDue = false }: { readonly error: unknown; readonly isDue?: boolean },
): void {
  const reason = error instanceof TransactionError ? error.items[0]?.error : undefined
  const release = findRelease(core.documents, releaseId)
  if (reason === undefined || reason.type === 'insufficientPermissionsError') return
  if (release === undefined) return
  if (release.state !== 'active' && release.state !== 'scheduled') return
  const { description: message } = reason
  transact(core, { kind: 'actionError', caller, dryRun: false }, [
    (workspace) => [
      workspace.writeRelease({
        ...release,
        state: 'active',
        publishAt: undefined,
        error: { message, ...(isDue && { failedAt: workspace.timestamp }) },
      }),
    ],
  ])
}
