import { faultOf } from '../../fault.server'

/** What a provider answered, or why there is no answer to go by. */
export type ProviderAnswer =
  /** `again`: the first call may have reached the provider, though its answer did not reach us. */
  { answer: unknown; again: boolean } | { reason: string }

/** A visitor waits for this, twice at most. */
const TIMEOUT_MS = 4_000
const TRIES = 2

/**
 * Asks the captcha's provider. No answer, a server error and an answer that is no JSON are tried
 * once more; everything else is for the caller to judge.
 */
export async function askProvider(
  url: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<ProviderAnswer> {
  let reason = 'unknown'
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const response = await fetch(url, {
        ...init,
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return { answer: await response.json(), again: tries > 0 }
      reason = `HTTP ${response.status}`
      await response.body?.cancel()
      if (response.status < 500) return { reason }
    } catch (error) {
      reason = faultOf(error)
    }
  }
  return { reason }
}
