import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { newSecret } from './secrets'

/** Work that a browser does before an attempt to sign in to an account that is under attack. */
export interface ProofOfWork {
  /** @returns JSON for `sign-in-script.ts` */
  createChallenge(): Promise<string>
  /**
   * Whether a challenge of this process was solved in time. Each solution counts once.
   * @param proof JSON `{challenge, solution}`
   */
  accept(proof: string): Promise<boolean>
}

const ALGORITHM = 'PBKDF2/SHA-256'
/**
 * Iterations of each try, and minimum and maximum tries of a challenge. A phone needs about a
 * second.
 */
const COST = 5_000
const TRIES = [400, 1_200] as const
const VALID_MS = 10 * 60_000

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(200)
const proofSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(COST),
      data: z.strictObject({ until: z.number() }),
      keyLength: z.number().int().positive().max(64),
      keyPrefix: hex,
      keySignature: hex,
    }),
    signature: hex,
  }),
  solution: z.strictObject({ counter: z.number().int().nonnegative(), derivedKey: hex }),
})

/** @param tries minimum and maximum number of tries that a challenge takes; tests use few */
export function createProofOfWork(
  clock: () => Date,
  tries: readonly [number, number] = TRIES,
): ProofOfWork {
  const secrets = { hmacSignatureSecret: newSecret(), hmacKeySignatureSecret: newSecret() }
  /** Accepted challenges and when they expire, oldest first. */
  const accepted = new Map<string, number>()
  const forgetExpired = (now: number) => {
    for (const [nonce, until] of accepted) if (until <= now) accepted.delete(nonce)
  }
  return {
    async createChallenge() {
      const [fewest, most] = tries
      const challenge = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(most, fewest),
        data: { until: clock().getTime() + VALID_MS },
        deriveKey,
      })
      return JSON.stringify(challenge)
    },
    async accept(proof) {
      const parsed = proofSchema.safeParse(parseJson(proof))
      if (!parsed.success) return false
      const { challenge, solution } = parsed.data
      const { nonce, data } = challenge.parameters
      const now = clock().getTime()
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey })
      if (!verified || data.until <= now || accepted.has(nonce)) return false
      forgetExpired(now)
      accepted.set(nonce, data.until)
      return true
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
