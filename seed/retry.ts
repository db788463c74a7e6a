import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError } from '@sanity/client'

const FIRST_PAUSE_MS = 250

/** Whether a repeated request would fail again. */
function isPermanent(error: unknown) {
  return error instanceof ClientError && ![408, 429].includes(error.statusCode)
}

/**
 * Repeats a request after a temporary error: no connection, a timeout, 408, 429 or 5xx.
 * @param request idempotent
 * @param attempts maximum number of calls; the pause doubles from 250 ms
 * @throws the last error
 */
export async function withRetries<T>(
  request: () => Promise<T>,
  {
    attempts = 4,
    pause = sleep,
  }: { attempts?: number; pause?: (ms: number) => Promise<unknown> } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      if (attempt >= attempts || isPermanent(error)) throw error
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
