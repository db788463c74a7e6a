import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solvedCaptcha } from '../../../../scripts/lib/investor-form'
import { createProofOfWork } from './proof-of-work.server'

const secret = 'a-token-of-thirty-two-letters-or-more'
const proofOfWork = createProofOfWork({ secret: () => secret })
const MINUTE_MS = 60_000

type Payload = { challenge: { parameters: Record<string, unknown>; signature: string } } & {
  solution: Record<string, unknown>
}
const open = (payload: string) => JSON.parse(atob(payload)) as Payload
const seal = (payload: unknown) => btoa(JSON.stringify(payload))

test('CAP-02 a challenge is for twenty minutes, and takes hundreds of tries', async () => {
  const { parameters, signature } = await proofOfWork.challenge()
  const minutes = ((parameters.expiresAt ?? 0) * 1_000 - Date.now()) / MINUTE_MS
  expect(Math.round(minutes)).toBe(20)
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 })
  expect(signature).toMatch(/^[0-9a-f]{64}$/)
})

test('CAP-02 a solved one passes, in any process of the same secret, and names what it uses up', async () => {
  const payload = await solvedCaptcha(secret)
  const { nonce, expiresAt } = open(payload).challenge.parameters
  expect(await proofOfWork.verify(payload)).toEqual({
    verdict: 'passed',
    challenge: { id: nonce, expiresAt: Number(expiresAt) * 1_000 },
  })
})

test('CAP-02 one that was handed out more than twenty minutes ago has expired', async () => {
  const late = await solvedCaptcha(secret, 21 * MINUTE_MS)
  expect(await proofOfWork.verify(late)).toEqual({ verdict: 'expired' })
})

test.each([
  ['another server', () => solvedCaptcha('another secret')],
  ['a longer life', changed(({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999))],
  ['less work', changed(({ challenge }) => (challenge.parameters.cost = 1))],
  ['another nonce', changed(({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16)))],
  ['data of its own', changed(({ challenge }) => (challenge.parameters.data = { a: 1 }))],
  ['no signature', changed(({ challenge }) => (challenge.signature = ''))],
  ['another solution', changed(({ solution }) => (solution.derivedKey = '00'.repeat(32)))],
  [
    'half a solution',
    changed(({ solution, challenge }) => (solution.derivedKey = challenge.parameters.keyPrefix)),
  ],
  ['no solution', changed(({ solution }) => delete solution.derivedKey)],
  ['a test', () => seal({ challenge: null, solution: null, test: true })],
  ['a number', () => seal(1)],
  ['nothing', () => ''],
  ['no JSON', () => btoa('{')],
  ['no base64', () => '%%%'],
])('CAP-02 nothing is taken for work done: %s', async (_name, make) => {
  expect(await proofOfWork.verify(await make())).toEqual({ verdict: 'required' })
})

test('CAP-02 a challenge that a sender has made and signed itself is worth nothing', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + 60,
    hmacSignatureSecret: 'mine',
    hmacKeySignatureSecret: 'mine too',
  })
  const made = seal({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } })
  expect(await proofOfWork.verify(made)).toEqual({ verdict: 'required' })
})

/** A solved payload with something changed after the server has signed it. */
function changed(change: (payload: Payload) => unknown) {
  return async () => {
    const payload = open(await solvedCaptcha(secret))
    change(payload)
    return seal(payload)
  }
}
