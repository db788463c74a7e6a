import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError } from '@sanity/client'

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 250

/** Whether a repeated request would fail again. */
function isPermanent(error: unknown) {
  return error instanceof ClientError && ![408, 429].includes(error.statusCode)
}

/**
 * Repeats a request after a temporary error: no connection, a timeout, 408, 429 or 5xx. The pause
 * doubles each time.
 * @param request idempotent
 * @throws the last error
 */
export async function withRetries<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      if (attempt >= ATTEMPTS || isPermanent(error)) throw error
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
