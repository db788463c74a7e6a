import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { formStamp } from '../../app/lib/form-stamp.server'
import type { TypedFields } from '../../app/lib/investor-form/definition'
import { createProofOfWork } from '../../app/services/investor-requests/captcha/proof-of-work.server'

/** A form that keeps every rule, as a person types it. */
export const wholeForm: TypedFields = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.example',
  user_currency: 'USD',
  user_message: 'Quiero leer el plan.',
}

/** A stamp of the server's own making, old enough for a person to have typed. */
export function agedStamp(secret: string, ageMs = 60_000): string {
  return formStamp(secret, Date.now() - ageMs)
}

/**
 * The payload of our own captcha, solved as the widget does it, but of a challenge that takes three
 * tries.
 * @param secret of the server that is to accept it
 * @param ageMs how long ago the challenge was handed out
 */
export async function solvedCaptcha(secret: string, ageMs = 0): Promise<string> {
  const now = () => Date.now() - ageMs
  const challenge = await createProofOfWork({
    secret: () => secret,
    tries: [1, 3],
    now,
  }).challenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
