import { hkdfSync } from 'node:crypto'
import { env, writeToken } from '#config/env.server'

let cached: string | undefined

/**
 * The secret of this server's signatures. It is the dataset's token, so signatures stay valid after
 * a restart and in other processes. A separate setting would add nothing: the process knows the
 * token anyway.
 * @throws Error while there is none; then no post can be stored either
 */
export function siteSecret(): string {
  cached ??= writeToken(env())
  return cached
}

/** Uses the secret, such as to read what this site has signed; undefined while there is none. */
export function withSecret<Result>(use: (secret: string) => Result): Result | undefined {
  try {
    return use(siteSecret())
  } catch {
    return undefined
  }
}

/**
 * Derives the secret for a purpose (HKDF with SHA-256). A signature for one purpose is invalid for
 * any other, and a derived secret does not reveal the first.
 * @returns 64 hexadecimal digits, the same for the same secret and purpose
 */
export function derivedSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
}
