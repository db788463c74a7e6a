import { NoRoomError, type Share } from '~/lib/memory-room.server'
import { readBytes } from '~/lib/read-form.server'

export interface BodyLimits {
  mostBytes: number
  /** How long the sender may take. */
  timeoutMs: number
  /** What the body takes of the memory for all bodies; its giver gives it back. */
  share: Share
}

/** A body, null for a call that has none, or why it was not taken. */
export type BodyReading =
  { body: Uint8Array<ArrayBuffer> | null } | { status: 400 | 408 | 413 | 503 }

/**
 * Reads what is to be passed on, within its bounds (ANA-05).
 * @returns 413 for a body that is too long, or says so; 408 for one that takes too long; 503 when
 *   there is no room for it now; 400 for one that breaks off
 */
export async function readPassed(
  request: Request,
  { mostBytes, timeoutMs, share }: BodyLimits,
): Promise<BodyReading> {
  if (request.body === null) return { body: null }
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return { status: 413 }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const body = await readBytes(request, mostBytes, { signal, onPiece: share.take })
    return body === undefined ? { status: 413 } : { body }
  } catch (error) {
    if (error instanceof NoRoomError) return { status: 503 }
    return { status: signal.aborted ? 408 : 400 }
  }
}
