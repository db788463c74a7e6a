import { createFormStamp, readStampAge } from '~/lib/forms/form-stamp.server'
import { derivedSecret } from '../site-secret.server'
import { findSignupId, getDigest, type SignupStep } from './signup-step.server'

/** The steps that a link of an e-mail leads to. */
export type LinkedStep = Exclude<SignupStep['step'], 'signup'>

/** What a link is for. */
export interface SignupLink {
  step: LinkedStep
  /** Of the sign-up's document. */
  id: string
}

/** Names of the steps in paths. */
const pathNames = { confirm: 'confirmar', leave: 'baja' } as const satisfies Record<
  LinkedStep,
  string
>
const DAY_MS = 86_400_000
/** How long a link is valid. Who once got a newsletter can leave at any time. */
const validMs: Readonly<Record<LinkedStep, number>> = { confirm: 14 * DAY_MS, leave: Infinity }

/**
 * Path of the page on which a person confirms or leaves (NEWS-05). It has the digest that names the
 * document, and a stamp that is signed for this step and document.
 * @param secret of the site's server
 */
export function signupPath(secret: string, { step, id }: SignupLink, now = Date.now()): string {
  const stamp = createFormStamp(linkSecret(secret, step, id), now)
  return `/boletin/${pathNames[step]}/${getDigest(id)}.${stamp}`
}

/**
 * Reads the last two segments of such a path.
 * @returns undefined for a path that this site has not signed, and for an expired one
 */
export function readSignupLink(
  secret: string,
  name: string | undefined,
  token: string | undefined,
  now = Date.now(),
): SignupLink | undefined {
  const step =
    name === pathNames.confirm ? 'confirm' : name === pathNames.leave ? 'leave' : undefined
  const [digest = '', ...stamp] = (token ?? '').split('.')
  const id = findSignupId(digest)
  if (step === undefined || id === undefined) return undefined
  const age = readStampAge(linkSecret(secret, step, id), stamp.join('.'), now)
  return age !== undefined && age <= validMs[step] ? { step, id } : undefined
}

/** Each step of each document has a secret of its own, so no stamp is valid for another. */
function linkSecret(secret: string, step: LinkedStep, id: string): string {
  return derivedSecret(secret, `newsletter ${step} ${id}`)
}
