import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { derivedSecret } from '../../site-secret.server'
import type { CaptchaVerdict } from './verdict'

export type ProofOfWork = ReturnType<typeof createProofOfWork>

interface Deps {
  /** Secret of the site's server. */
  secret: () => string
  /** Fewest and most tries that a challenge takes; tests use few. */
  tries?: readonly [number, number]
  now?: () => number
}

const VALID_MS = 20 * 60_000
const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of a try, and tries of a challenge: about a second on a phone. */
const COST = 5_000
const TRIES = [400, 1_200] as const

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(200)
const payloadShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(COST),
      keyLength: z.number().int().positive().max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int().positive(),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z.number().int().nonnegative().max(0xffff_ffff),
    derivedKey: hex,
  }),
})

/**
 * The site's captcha: the browser computes for a second, the server verifies at once (CAP-02).
 * Signing keys derive from the server's secret, so all its processes accept a challenge.
 */
export function createProofOfWork(deps: Deps) {
  const { secret, tries: [fewest, most] = TRIES, now = Date.now } = deps
  const secrets = () => ({
    hmacSignatureSecret: derivedSecret(secret(), 'proof of work: challenge'),
    hmacKeySignatureSecret: derivedSecret(secret(), 'proof of work: solution'),
  })
  return {
    /** @throws Error while the server has no secret */
    challenge: () =>
      createChallenge({
        ...secrets(),
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(most, fewest),
        deriveKey,
        expiresAt: Math.floor((now() + VALID_MS) / 1_000),
      }),
    /** Verifies the widget's payload. The outbox detects a challenge that is used twice. */
    verify: async (payload: string): Promise<CaptchaVerdict> => {
      const parsed = readPayload(payload)
      if (parsed === undefined) return { verdict: 'required' }
      const { challenge, solution } = parsed
      const { nonce, expiresAt } = challenge.parameters
      const { verified, expired } = await verifySolution({
        ...secrets(),
        challenge,
        solution,
        deriveKey,
      })
      if (expired) return { verdict: 'expired' }
      if (!verified) return { verdict: 'required' }
      return { verdict: 'passed', challenge: { id: nonce, expiresAt: expiresAt * 1_000 } }
    },
  }
}

function readPayload(payload: string) {
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8')
    return payloadShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
