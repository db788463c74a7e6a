import { z } from 'zod'

/** Upper limit: a dataset whose plan is used up names no time, or one that may be days away. */
const MAX_MS = 60_000
const REFUSED = [402, 429]

const refusalShape = z.object({
  statusCode: z.number(),
  response: z.object({ headers: z.object({ 'retry-after': z.coerce.number().min(0).catch(0) }) }),
})

/**
 * Reads how long a caller should wait after the dataset refused a call, because a limit or the plan
 * is used up. `Retry-After` is in seconds (RFC 9110, section 10.2.3).
 * @param error of `@sanity/client`
 * @returns milliseconds, at most a minute; 0 for other errors
 */
export function readRetryAfterMs(error: unknown): number {
  const parsed = refusalShape.safeParse(error)
  if (!parsed.success || !REFUSED.includes(parsed.data.statusCode)) return 0
  const seconds = parsed.data.response.headers['retry-after']
  if (seconds === 0) return parsed.data.statusCode === 402 ? MAX_MS : 0
  return Math.min(seconds * 1_000, MAX_MS)
}
