import { expect, test } from 'vitest'
import { solveCaptcha } from '~/testing/investor-requests/valid-form'
import { createProofOfWork } from './proof-of-work.server'

const secret = 'a-token-of-thirty-two-letters-or-more'
const proofOfWork = createProofOfWork({ secret: () => secret })
const MINUTE_MS = 60_000

type Payload = { challenge: { parameters: Record<string, unknown>; signature: string } } & {
  solution: Record<string, unknown>
}
const open = (payload: string) => JSON.parse(atob(payload)) as Payload
const seal = (payload: unknown) => btoa(JSON.stringify(payload))

test('creates challenges for twenty minutes and hundreds of tries (CAP-02)', async () => {
  const { parameters, signature } = await proofOfWork.challenge()
  const minutes = ((parameters.expiresAt ?? 0) * 1_000 - Date.now()) / MINUTE_MS
  expect(Math.round(minutes)).toBe(20)
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 })
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
})

test('accepts a solution in any process with the same secret (CAP-02)', async () => {
  const payload = await solveCaptcha(secret)
  const { nonce, expiresAt } = open(payload).challenge.parameters
  expect(await proofOfWork.verify(payload)).toEqual({
    verdict: 'passed',
    challenge: { id: nonce, expiresAt: Number(expiresAt) * 1_000 },
  })
})

test('rejects a challenge after twenty minutes (CAP-02)', async () => {
  const late = await solveCaptcha(secret, 21 * MINUTE_MS)
  expect(await proofOfWork.verify(late)).toEqual({ verdict: 'expired' })
})

test.each([
  ['another server', () => solveCaptcha('another secret')],
  ['a longer life', changed(({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999))],
  ['less work', changed(({ challenge }) => (challenge.parameters.cost = 1))],
  ['no signature', changed(({ challenge }) => (challenge.signature = ''))],
  [
    'half a solution',
    changed(({ solution, challenge }) => (solution.derivedKey = challenge.parameters.keyPrefix)),
  ],
  ['a test', () => seal({ challenge: null, solution: null, test: true })],
  ['a number', () => seal(1)],
  ['no JSON', () => btoa('{')],
])('rejects %s (CAP-02)', async (_name, make) => {
  expect(await proofOfWork.verify(await make())).toEqual({ verdict: 'required' })
})

/** A solved payload with something changed after the server has signed it. */
function changed(change: (payload: Payload) => unknown) {
  return async () => {
    const payload = open(await solveCaptcha(secret))
    change(payload)
    return seal(payload)
  }
}
