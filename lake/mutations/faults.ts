import { TransactionError, type MutationFault } from '../errors'

/**
 * Why one mutation or action was refused. The transaction catches it, adds which one it was, and
 * refuses the whole of it.
 */
export class Refusal extends Error {
  constructor(
    readonly type: MutationFault,
    description: string,
    readonly id?: string,
    readonly status = 409,
  ) {
    super(description)
  }
}

export const alreadyExists = (id: string) =>
  new Refusal('documentAlreadyExistsError', `Document by ID "${id}" already exists`, id)
export const missing = (id: string) =>
  new Refusal('documentNotFoundError', `The document with the ID "${id}" was not found`, id)
export const otherRevision = (id: string, actual: string | undefined, expected: string) =>
  new Refusal(
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID (${actual ?? 'none'}), expected ${expected}`,
    id,
  )
export const invalid = (description: string, id?: string) =>
  new Refusal('validationError', description, id, 400)
export const noPermission = (permission: string) =>
  new Refusal(
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    undefined,
    403,
  )

/** The error that a refused transaction is answered with. */
export function refusedTransaction(
  kind: 'mutationError' | 'actionError',
  index: number,
  { type, message: description, id, status }: Refusal,
): TransactionError {
  const what = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
  const error = id === undefined ? { type, description } : { type, description, id }
  return new TransactionError(
    kind,
    `The ${what} failed: ${description}`,
    [{ index, error }],
    status,
  )
}
