import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Parameters of scrypt. */
export type HashCost = Readonly<Record<'N' | 'r' | 'p', number>>

export const HASH_COST: HashCost = { N: 2 ** 15, r: 8, p: 3 }

/** Parameters are stored with each hash, so raising the cost later keeps old passwords valid. */
const storedSchema = z.tuple([
  z.literal('scrypt'),
  z.coerce.number().int(),
  z.coerce.number().int(),
  z.coerce.number().int(),
  z.base64(),
  z.base64(),
])

/**
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64
 * @throws Error when the password is shorter or longer than allowed
 */
export async function hashPassword(password: string, cost = HASH_COST): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new Error(
      `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; this one has ${password.length}.`,
    )
  }
  const salt = randomBytes(SALT_BYTES)
  return formatHash(salt, await derive(password, salt, cost), cost)
}

/** @returns a hash that matches no password and takes as long to verify as any other */
export const createDummyHash = (cost = HASH_COST): string =>
  formatHash(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES), cost)

function formatHash(salt: Buffer, key: Buffer, { N, r, p }: HashCost): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Takes the same time for right and wrong passwords. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false
  const [, N, r, p, salt, key] = storedSchema.parse(stored.split('$'))
  const derived = await derive(password, Buffer.from(salt, 'base64'), { N, r, p })
  return timingSafeEqual(derived, Buffer.from(key, 'base64'))
}

function derive(password: string, salt: Buffer, { N = 1, r = 1, p = 1 }: ScryptOptions) {
  // scrypt needs a little more than 128 * N * r bytes, which exceeds Node's default limit.
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}
