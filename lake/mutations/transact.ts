import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { Caller } from '../context'
import type { LakeCore } from '../core'
import type { DocumentChange, MutationResult } from '../store/document-store'
import type { LakeDocument } from '../context'
import { noPermission, Refusal, refusedTransaction } from './faults'
import { checkReferences } from './integrity'
import { Workspace } from './workspace'

export interface TransactOptions {
  readonly kind: 'mutationError' | 'actionError'
  readonly caller: Caller
  /** The sender's own id for it, which becomes the revision of what it writes. */
  readonly transactionId?: string | undefined
  /** Checks everything and writes nothing. */
  readonly dryRun: boolean
}

/** What a transaction did. */
export interface Outcome {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
  /** @returns the document as the transaction left it */
  document(id: string): LakeDocument | undefined
}

type Step = (workspace: Workspace) => readonly MutationResult[]

/**
 * Runs the steps as one transaction: all of them are stored, or none. A later step sees what
 * earlier ones did. A transaction id that is already stored gets the stored answer again, so a
 * sender who lost the answer may repeat itself.
 * @throws TransactionError naming the step that was refused
 */
export function transact(
  core: LakeCore,
  { kind, caller, transactionId = core.newId(), dryRun }: TransactOptions,
  steps: readonly Step[],
): Outcome {
  const author = writerOf(caller, kind)
  const earlier = storedOutcome(core, transactionId)
  if (earlier !== undefined) return earlier

  const timestamp = core.clock().toISOString()
  const workspace = new Workspace({
    documents: core.documents,
    transactionId,
    timestamp,
    newId: core.newId,
  })
  const results = steps.flatMap((step, index) => attempt(kind, index, () => step(workspace)))
  const changes = workspace.changes()
  attempt(kind, 0, () =>
    checkReferences(changes, {
      exists: (id) => workspace.get(id) !== undefined,
      referrersOf: (id) => core.documents.referrersOf(id),
    }),
  )
  if (!dryRun && changes.length > 0) {
    core.documents.commit({ id: transactionId, author, timestamp, results, changes })
  }
  return { transactionId, results, document: (id) => workspace.get(id) }
}

/**
 * Listeners of everything are told of a transaction in the turn of the loop that commits it, but for
 * those that still catch up.
 * @returns when they have been: who writes is answered after that, so that whoever comes next finds
 * the site knowing of a publish (CMS-05)
 */
export const listenersTold = (): Promise<void> => turnOfTheLoop()

/** @returns what a transaction did that is already stored; `undefined` when it is not */
export function storedOutcome(
  { history }: LakeCore,
  transactionId: string | undefined,
): Outcome | undefined {
  const earlier = transactionId === undefined ? undefined : history.transaction(transactionId)
  if (earlier === undefined) return undefined
  const { id, results = [], changes } = earlier
  return { transactionId: id, results, document: (wanted) => documentIn(changes, wanted) }
}

/** @throws TransactionError 403 when the caller may not write */
export function writerOf(caller: Caller, kind: TransactOptions['kind']): string {
  if (caller.kind === 'anonymous' || caller.role === 'viewer') {
    throw refusedTransaction(kind, 0, noPermission('update'))
  }
  return caller.userId
}

function attempt<Result>(kind: TransactOptions['kind'], index: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw refusedTransaction(kind, index, error)
    throw error
  }
}

const documentIn = (changes: readonly DocumentChange[], id: string) =>
  changes.find((change) => change.id === id)?.after ?? undefined
