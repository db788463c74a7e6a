import { ClientError } from '@sanity/client'

/**
 * The error that the client makes of a refusal by the server.
 * @throws Error when the work succeeds, or fails for another reason
 */
export async function refusal(work: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await work.then(
    () => 'success',
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error(`Expected a refusal by the server, got ${String(error)}`)
}
