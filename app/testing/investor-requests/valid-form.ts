import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TypedFields } from '~/services/investor-requests/form/definition'
import { signedQuestion } from '~/services/investor-requests/intake/question.server'
import { createProofOfWork } from '~/services/investor-requests/captcha/proof-of-work.server'

/** A valid form, as typed. */
export const validForm: TypedFields = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.example',
  user_currency: 'USD',
  user_message: 'Quiero leer el plan.',
}

/**
 * The payload of a solved proof of work, for a challenge of at most three tries.
 * @param secret of the server that verifies it
 * @param ageMs age of the challenge
 */
export async function solveCaptcha(secret: string, ageMs = 0): Promise<string> {
  const now = () => Date.now() - ageMs
  const challenge = await createProofOfWork({
    secret: () => secret,
    tries: [1, 3],
    now,
  }).challenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** The fields of a sum with its right answer. */
export function answeredQuestion(secret: string, now = Date.now()) {
  const { a, b, signed } = signedQuestion(secret, now)
  return { question: signed, answer: String(a + b) }
}
