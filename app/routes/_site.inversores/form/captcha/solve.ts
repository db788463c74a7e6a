import { solveChallengeWorkers } from 'altcha-lib'
import ProofWorker from 'altcha/workers/pbkdf2?worker'
import * as z from 'zod/mini'
import { investorPaths } from '~/lib/links/page-paths'

/** More workers heat a phone and save little time. */
const MAX_WORKERS = 4
/** A device that takes longer counts as failed. */
const TIME_LIMIT_MS = 90_000

/** A challenge of altcha-lib. The server signs every field, so the answer includes all of them. */
const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

/**
 * Requests a challenge and solves it in workers, so that typing stays smooth (CAP-02).
 * @param controller cancels it
 * @returns the token for the form, and how long it is valid
 * @throws Error when no challenge arrives, or it is not solved in time
 */
export async function solve(
  controller: AbortController,
): Promise<{ token: string; msLeft: number }> {
  const response = await fetch(investorPaths.challenge, {
    signal: controller.signal,
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`no challenge: ${response.status}`)
  const receivedAt = performance.now()
  const challenge = challengeSchema.parse(await response.json())
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(navigator.hardwareConcurrency, MAX_WORKERS),
    createWorker: () => new ProofWorker(),
    timeout: TIME_LIMIT_MS,
  })
  if (solution === null) throw new Error('the work was not done in time')
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    msLeft:
      challenge.parameters.expiresAt * 1_000 - sentAt(response) - (performance.now() - receivedAt),
  }
}

/** The server's time: the clock of a phone may be wrong by more than a challenge is valid. */
function sentAt({ headers }: Response): number {
  const date = headers.get('Date')
  return date === null ? Date.now() : Date.parse(date)
}
