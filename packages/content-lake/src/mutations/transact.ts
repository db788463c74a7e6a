import { setImmediate } from 'node:timers/promises'
import type { LakeCore } from '../context'
import type { Caller, LakeDocument, Role } from '../types'
import type { DocumentChange, MutationResult } from '../store/document-store'
import { checkApprovals } from './approvals'
import { isDeeperThan, MAX_DEPTH } from '../json-depth'
import { invalid, permissionRequired, Rejection, transactionError } from './rejection'
import { Workspace } from './workspace'
import { strongReferences } from '../store/references'

interface TransactOptions {
  readonly kind: 'mutationError' | 'actionError'
  readonly caller: Caller
  /** From the client; becomes the revision of the documents that the transaction writes. */
  readonly transactionId?: string | undefined
  /** Checks everything and writes nothing. */
  readonly dryRun: boolean
}

export interface Outcome {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
  /** @returns the document after the transaction */
  document(id: string): LakeDocument | undefined
}

type Step = (workspace: Workspace) => readonly MutationResult[]

/**
 * Runs the steps as one transaction: all are stored, or none. Each step sees the effects of earlier
 * ones. If the transaction id is already stored, returns its stored outcome, so clients may retry.
 * @throws TransactionError with the index of the rejected step
 */
export function transact(
  core: LakeCore,
  { kind, caller, transactionId = core.newId(), dryRun }: TransactOptions,
  steps: readonly Step[],
): Outcome {
  const author = requireWriter(caller, kind)
  const stored = storedOutcome(core, transactionId)
  if (stored !== undefined) return stored

  const timestamp = core.clock().toISOString()
  const workspace = new Workspace({
    documents: core.documents,
    transactionId,
    timestamp,
    newId: core.newId,
  })
  const results = steps.flatMap((step, index) => runStep(kind, index, () => step(workspace)))
  const changes = workspace.changes()
  runStep(kind, 0, () => changes.forEach(checkDepth))
  runStep(kind, 0, () => checkReferences(changes, workspace, core.documents))
  runStep(kind, 0, () => checkApprovals(core, caller, workspace, changes))
  if (!dryRun && changes.length > 0) {
    core.documents.commit({ id: transactionId, author, timestamp, results, changes })
  }
  return { transactionId, results, document: (id) => workspace.get(id) }
}

/**
 * Waits until the lake has sent a commit to listeners without a filter, which it does in the same
 * turn of the event loop. It answers the writer afterwards, so that the site learns of a publish no
 * later than its editor (CMS-05). Listeners that are receiving missed events may get the commit
 * later.
 */
export const waitForListeners = (): Promise<void> => setImmediate()

/** @returns the outcome of a stored transaction; `undefined` if there is none */
export function storedOutcome(
  { history }: LakeCore,
  transactionId: string | undefined,
): Outcome | undefined {
  const stored = transactionId === undefined ? undefined : history.transaction(transactionId)
  if (stored === undefined) return undefined
  const { id, results = [], changes } = stored
  return { transactionId: id, results, document: (wanted) => documentIn(changes, wanted) }
}

const WRITING_ROLES: ReadonlySet<Role> = new Set<Role>(['administrator', 'editor'])

/**
 * @returns the id of the user
 * @throws TransactionError 403 if the caller may not write
 */
export function requireWriter(caller: Caller, kind: TransactOptions['kind']): string {
  if (caller.kind === 'anonymous' || !WRITING_ROLES.has(caller.role)) {
    // The Studio recognizes denied actions by this type.
    const denial = kind === 'actionError' ? 'insufficientPermissionsError' : kind
    throw transactionError(denial, 0, permissionRequired('update'))
  }
  return caller.userId
}

function runStep<Result>(kind: TransactOptions['kind'], index: number, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof Rejection) throw transactionError(kind, index, error)
    throw error
  }
}

/** A patch can add levels to those that the document has. */
function checkDepth({ id, after }: DocumentChange): void {
  if (!isDeeperThan(after, MAX_DEPTH)) return
  throw invalid(`Document "${id}" is nested more than ${MAX_DEPTH} levels deep`, id)
}

const documentIn = (changes: readonly DocumentChange[], id: string) =>
  changes.find((change) => change.id === id)?.after ?? undefined

/**
 * Checks that the changes leave no strong reference without its target. To be called at the end of a
 * transaction, so that it may create and delete documents in any order. References that dangle already
 * are allowed, so that their documents can be repaired.
 * @param workspace the documents after the transaction
 * @param documents those before it
 * @throws Rejection 409 with the first broken reference
 */
function checkReferences(
  changes: readonly DocumentChange[],
  workspace: Workspace,
  documents: LakeCore['documents'],
): void {
  const changed = new Map(changes.map((change) => [change.id, change]))
  for (const { id, before, after } of changes) {
    if (after === null) checkDeleted(id, changed, documents.listReferrers(id))
    else checkTargets(id, strongReferences(before), strongReferences(after), workspace)
  }
}

function checkTargets(
  id: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  workspace: Workspace,
): void {
  for (const target of after) {
    if (!before.has(target) && workspace.get(target) === undefined) {
      throw new Rejection(
        'documentReferenceDoesNotExistError',
        `Document "${id}" references non-existent document "${target}"`,
        id,
      )
    }
  }
}

function checkDeleted(
  id: string,
  changed: ReadonlyMap<string, DocumentChange>,
  referrers: ReadonlySet<string>,
): void {
  for (const referrer of referrers) {
    const change = changed.get(referrer)
    if (change === undefined || strongReferences(change.after).has(id)) {
      throw new Rejection(
        'documentHasExistingReferencesToIDError',
        `Document "${id}" cannot be deleted as there are references to it from "${referrer}"`,
        id,
      )
    }
  }
}
