import { hkdfSync } from 'node:crypto'
import { env, writeToken } from '../../config/env.server'

let secret: string | undefined

/**
 * The secret with which this server signs what it hands out: the token that it shares with the
 * dataset, so that what was signed before a restart, or by a second process, stays good.
 * @throws Error while there is none; then nothing that visitors send can be stored either
 */
export function siteSecret(): string {
  secret ??= writeToken(env())
  return secret
}

/**
 * A secret of its own for each purpose, made of one that is kept (HKDF with SHA-256): what is signed
 * for one purpose is worth nothing for another, and none of them gives the kept one away.
 * @returns 64 hexadecimal digits, the same for the same secret and purpose
 */
export function derivedSecret(kept: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', kept, '', purpose, 32)).toString('hex')
}
