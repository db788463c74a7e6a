import { TransactionError, type MutationErrorType } from '../errors'
import type { LakeDocument } from '../types'

/** Why a mutation or action is rejected. `transact` adds its index and rejects the transaction. */
export class Rejection extends Error {
  constructor(
    readonly type: MutationErrorType,
    description: string,
    readonly id?: string,
    readonly status = 409,
  ) {
    super(description)
  }
}

export const alreadyExists = (id: string) =>
  new Rejection('documentAlreadyExistsError', `Document by ID "${id}" already exists`, id)
export const doesNotExist = (id: string) =>
  new Rejection('documentNotFoundError', `The document with the ID "${id}" was not found`, id)
/** @throws Rejection if the document has another revision than the expected one, if there is one */
export function requireRevision(
  document: LakeDocument | undefined,
  id: string,
  expected: string | null | undefined,
): void {
  if (expected == null || document?._rev === expected) return
  throw new Rejection(
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID (${document?._rev ?? 'none'}), expected ${expected}`,
    id,
  )
}
export const invalid = (description: string, id?: string) =>
  new Rejection('validationError', description, id, 400)
export const permissionRequired = (permission: string) =>
  new Rejection(
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    undefined,
    403,
  )

/** @returns the error for the response */
export function transactionError(
  kind: TransactionError['kind'],
  index: number,
  { type, message: description, id, status }: Rejection,
): TransactionError {
  const subject = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
  const error = id === undefined ? { type, description } : { type, description, id }
  return new TransactionError(
    kind,
    `The ${subject} failed: ${description}`,
    [{ index, error }],
    status,
  )
}
