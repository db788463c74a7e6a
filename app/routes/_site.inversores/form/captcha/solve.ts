import { solveChallengeWorkers } from 'altcha-lib'
import ProofWorker from 'altcha/workers/pbkdf2?worker'
import * as z from 'zod/mini'
import { investorPaths } from '~/lib/site-pages'

/** More than these would warm the phone without much gain. */
const MOST_WORKERS = 4
/** A phone that is not done by then would not be. */
const TIME_LIMIT_MS = 90_000

/** As altcha-lib makes it: the server signed all of it, so it goes back with nothing left out. */
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
 * Asks for a challenge and does its work, beside the page: typing stays smooth (CAP-02).
 * @param controller calls it off
 * @returns what goes with the form, and how long it is good for
 * @throws Error when no challenge comes, or the work is not done in time
 */
export async function solve(
  controller: AbortController,
): Promise<{ token: string; msLeft: number }> {
  const response = await fetch(investorPaths.challenge, {
    signal: controller.signal,
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`no challenge: ${response.status}`)
  const came = performance.now()
  const challenge = challengeSchema.parse(await response.json())
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(navigator.hardwareConcurrency, MOST_WORKERS),
    createWorker: () => new ProofWorker(),
    timeout: TIME_LIMIT_MS,
  })
  if (solution === null) throw new Error('the work was not done in time')
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    msLeft: challenge.parameters.expiresAt * 1_000 - sentAt(response) - (performance.now() - came),
  }
}

/** By the server's clock: that of a phone may be wrong by more than a challenge is good for. */
function sentAt({ headers }: Response): number {
  const date = headers.get('Date')
  return date === null ? Date.now() : Date.parse(date)
}
