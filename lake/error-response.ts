import { badRequest, outOfRoom, PlainError, tooLarge, type ApiError } from './errors'
import { isDamage } from './store/damage'
import { isOutOfRoom } from './store/out-of-room'

/**
 * The answer to an error that is not one of the API's own: of the body parser, of the disk, or a
 * fault of ours, whose text stays in the log.
 */
export function toApiError(error: unknown): ApiError {
  const type = text(error, 'type')
  if (type === 'entity.too.large') return tooLarge('The request body is too long.')
  if (type === 'entity.parse.failed') return badRequest('The request body is not valid JSON.')
  if (type?.startsWith('entity.') === true || type?.startsWith('request.') === true) {
    return badRequest('The request body could not be read.')
  }
  if (error instanceof URIError) return badRequest('The address is not encoded correctly.')
  if (isOutOfRoom(error)) return outOfRoom('The disk is full: nothing was written.')
  if (isDamage(error)) {
    const message = 'The database is damaged: stop the Content Lake and restore a backup.'
    return new PlainError(500, 'Internal Server Error', message)
  }
  return new PlainError(500, 'Internal Server Error', 'The embedded Content Lake failed.')
}

function text(error: unknown, field: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : undefined
}
