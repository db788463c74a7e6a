import { createHash, randomBytes } from 'node:crypto'

/** @returns 256 random bits as 43 characters that need no encoding in a URL */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** @returns 120 random bits as 20 characters, short enough to type */
export function newPassword(): string {
  return newSecret().slice(0, 20)
}

/**
 * Hashes a secret for storage. These secrets are long and random, so SHA-256 is enough. Passwords go
 * through `passwords.ts`.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
