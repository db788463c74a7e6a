import { isDeepStrictEqual } from 'node:util'
import type { LakeCore } from '../context'
import { isReleaseDocumentId, toPublishedId } from '../document-ids'
import { isUnpublication } from '../releases/release-document'
import type { DocumentChange } from '../store/document-store'
import type { ApprovalRule, Caller, LakeDocument } from '../types'
import { invalid } from './rejection'
import { strengthenReferences } from './strengthen-references'
import type { Workspace } from './workspace'

type Deps = Pick<LakeCore, 'accounts' | 'approvals' | 'documents' | 'history'>

/**
 * Checks at the end of a transaction that each published document with a rule has the content of an
 * approved draft or version, and that a release which is scheduled now has approved versions. An API
 * token of an administrator needs none, so that commands can import and restore datasets.
 * @throws Rejection 400 with the first document that lacks an approval
 */
export function checkApprovals(
  deps: Deps,
  caller: Caller,
  workspace: Workspace,
  changes: readonly DocumentChange[],
): void {
  const { accounts, approvals: rule, documents } = deps
  if (rule === undefined || caller.kind === 'anonymous') return
  const listed = listDocuments(documents.get(rule.listedIn), rule)
  if (listed.size === 0) return
  const isCommand = accounts.tokenById(caller.userId) !== undefined
  if (isCommand && caller.role === 'administrator') return
  for (const { id, before, after } of changes) {
    if (isReleaseDocumentId(id) && after?.state === 'scheduled' && before?.state !== 'scheduled') {
      for (const version of workspace.listVersions(String(after.name))) {
        if (!listed.has(toPublishedId(version._id)) || isUnpublication(version)) continue
        if (!isApproved(deps, rule, version)) throw approvalRequired(toPublishedId(version._id))
      }
    }
    if (!listed.has(id) || (after === null && id !== rule.listedIn)) continue
    const isPublication = changes.some(
      (source) =>
        source.id !== id &&
        toPublishedId(source.id) === id &&
        source.before !== null &&
        source.after === null &&
        // The same transaction could have edited the draft, too.
        hasSameContent(after, source.before) &&
        isApproved(deps, rule, source.before),
    )
    if (!isPublication) throw approvalRequired(id)
  }
}

const approvalRequired = (id: string) =>
  invalid(`Document "${id}" needs the approval of a second person to this revision`, id)

function listDocuments(settings: LakeDocument | undefined, rule: ApprovalRule): Set<unknown> {
  const ids: unknown = settings?.[rule.field]
  if (!Array.isArray(ids) || ids.length === 0) return new Set()
  return new Set<unknown>(ids).add(rule.listedIn)
}

/** Whether somebody else than the author of this revision has approved it. */
function isApproved(
  { documents, history }: Deps,
  { type }: ApprovalRule,
  { _id, _rev }: LakeDocument,
): boolean {
  const author = history.transaction(_rev)?.author
  const prefix = `${type}.${toPublishedId(_id)}.`
  return [...documents.ids()].some((id) => {
    const approval = id.startsWith(prefix) ? documents.get(id) : undefined
    if (approval?.kind !== 'approved' || approval.revision !== _rev) return false
    const approver = history.transaction(approval._rev)?.author
    return approver !== undefined && approver !== author
  })
}

function hasSameContent(published: LakeDocument | null, source: LakeDocument): boolean {
  return (
    published !== null &&
    isDeepStrictEqual(contentOf(published), contentOf(strengthenReferences(source)))
  )
}

function contentOf(document: LakeDocument): Readonly<Record<string, unknown>> {
  const system = { _id: '', _rev: '', _createdAt: '', _updatedAt: '', _system: undefined }
  return { ...document, ...system }
}
