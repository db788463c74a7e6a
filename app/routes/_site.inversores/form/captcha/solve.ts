import { solveChallengeWorkers } from 'altcha-lib'
import ProofWorker from 'altcha/workers/pbkdf2?worker'
import * as z from 'zod/mini'

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

/** A solved challenge. */
export interface Solution {
  /** The token for the form. */
  token: string
  /** How long the token is valid. */
  msLeft: number
}

/**
 * Solves a challenge in workers, so that typing stays smooth (CAP-02).
 * @param response the response with the challenge, just received
 * @param controller cancels it
 * @throws Error when there is no challenge, or it is not solved in time
 */
export async function solve(response: Response, controller: AbortController): Promise<Solution> {
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
