import { createLinkToken, readLinkToken } from '../signed-link.server'
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
 * Path of the page on which a person confirms or leaves (NEWS-05). Its token has the digest that
 * names the document.
 * @param secret of the site's server
 */
export function signupPath(secret: string, { step, id }: SignupLink, now = Date.now()): string {
  return `/boletin/${pathNames[step]}/${createLinkToken(secret, purposeOf(step), getDigest(id), now)}`
}

/**
 * Reads the last two segments of such a path.
 * @returns undefined for a path that this site has not signed, and for an expired one
 */
export function readSignupLink(
  secret: string,
  name: string | undefined,
  token = '',
  now = Date.now(),
): SignupLink | undefined {
  const step =
    name === pathNames.confirm ? 'confirm' : name === pathNames.leave ? 'leave' : undefined
  if (step === undefined) return undefined
  const link = readLinkToken(secret, purposeOf(step), token, now)
  const id = findSignupId(link?.id ?? '')
  return link && id !== undefined && link.ageMs <= validMs[step] ? { step, id } : undefined
}

const purposeOf = (step: LinkedStep) => `newsletter ${step}`
