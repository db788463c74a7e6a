import { setTimeout as wait } from 'node:timers/promises'
import { ClientError } from '@sanity/client'

const FIRST_PAUSE_MS = 250

/** A request that the service understood and refused: sending it again changes nothing. */
function isRefusal(error: unknown) {
  return error instanceof ClientError && ![408, 429].includes(error.statusCode)
}

/**
 * Runs a request again when it failed in a way that passes: no connection, a time limit, 429, 5xx.
 * The work must be safe to repeat.
 * @param attempts how often in all; the pause doubles from 250 ms
 * @throws the last failure
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  {
    attempts = 4,
    pause = wait,
  }: { attempts?: number; pause?: (ms: number) => Promise<unknown> } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || isRefusal(error)) throw error
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
