import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, in 43 characters that may stand in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A password for a person to type or paste, of 120 bits. */
export function newPassword(): string {
  return newSecret().slice(0, 20)
}

/**
 * What is stored in place of a secret. The secrets are random and long, so a plain digest is
 * enough; passwords, which people choose, go through `passwords.ts`.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
