import { toPublishedId } from '../document-ids'
import { strengthenReferences } from '../mutations/strengthen-references'
import type { Workspace } from '../mutations/workspace'
import type { LakeDocument } from '../types'

/** Replaces the published document by the content of a draft or version. */
export function publishContent(workspace: Workspace, source: LakeDocument) {
  const id = toPublishedId(source._id)
  const { _createdAt } = workspace.get(id) ?? source
  // Versions, and drafts that were scheduled before, have notes in `_system`.
  const content = { ...strengthenReferences(source), _system: undefined }
  return workspace.apply({ createOrReplace: { ...content, _id: id, _createdAt } })
}

/** Deletes a published document; its content becomes the draft, unless there is one. */
export const unpublishContent = (
  workspace: Workspace,
  published: LakeDocument,
  draftId: string,
) => [
  workspace.apply({ createIfNotExists: { ...published, _id: draftId } }),
  workspace.apply({ delete: { id: published._id } }),
]
