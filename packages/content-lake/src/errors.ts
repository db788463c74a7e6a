/**
 * Errors of the API, one class for each response shape of the hosted service. Endpoints throw them;
 * only `app.ts` turns them into responses.
 */
export abstract class ApiError extends Error {
  abstract readonly status: number
  /** The JSON body, in the hosted service's shape. */
  abstract body(): Readonly<Record<string, unknown>>
}

/** Responses in the shape `{statusCode, error, message}`. */
export class PlainError extends ApiError {
  constructor(
    readonly status: number,
    readonly title: string,
    message: string,
  ) {
    super(message)
  }
  body() {
    return { statusCode: this.status, error: this.title, message: this.message }
  }
}

export const badRequest = (message: string) => new PlainError(400, 'Bad Request', message)
export const unauthorized = (message = 'Session not found') =>
  new PlainError(401, 'Unauthorized', message)
export const forbidden = (message: string) => new PlainError(403, 'Forbidden', message)
export const notFound = (message: string) => new PlainError(404, 'Not Found', message)
export const conflict = (message: string) => new PlainError(409, 'Conflict', message)
export const tooLarge = (message: string) => new PlainError(413, 'Payload Too Large', message)
export const insufficientStorage = (message: string) =>
  new PlainError(507, 'Insufficient Storage', message)
export const unavailable = (message: string) => new PlainError(503, 'Service Unavailable', message)
export const tooManyRequests = (message: string) =>
  new PlainError(429, 'Too Many Requests', message)

/** A query cannot be parsed or evaluated. Positions count UTF-16 units from 0. */
export class QueryError extends ApiError {
  readonly status = 400
  constructor(
    message: string,
    readonly type: 'queryParseError' | 'queryEvaluationError',
    readonly query: string,
    readonly start?: number,
    readonly end?: number,
  ) {
    super(message)
  }
  body() {
    const { type, query, start, end, message: description } = this
    return { error: { type, description, query, start, end } }
  }
}

export type MutationErrorType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentReferenceDoesNotExistError'
  | 'documentHasExistingReferencesToIDError'
  | 'insufficientPermissionsError'
  | 'validationError'

/** A mutation or action was rejected. Nothing of its transaction is stored. */
export class TransactionError extends ApiError {
  constructor(
    readonly kind: 'mutationError' | 'actionError' | 'insufficientPermissionsError',
    message: string,
    readonly items: readonly {
      readonly index: number
      readonly error: {
        readonly type: MutationErrorType
        readonly description: string
        readonly id?: string
      }
    }[],
    readonly status = 409,
  ) {
    super(message)
  }
  body() {
    return { error: { type: this.kind, description: this.message, items: this.items } }
  }
}
