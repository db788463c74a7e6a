import type { Database } from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { conflict } from '../errors'
import { hashSecret } from './secrets'
import { signInText } from './sign-in-text'

const SECRET_BYTES = 20
const STEP_S = 30
const RECOVERY_CODES = 10
/** 80 random bits are too many to guess, so a digest of them is as safe as one of a token. */
const RECOVERY_BYTES = 10
const RECOVERY_CODE = /^[a-z2-7]{16}$/

/** A second factor that its owner has not confirmed yet. */
export interface SecondFactorSetUp {
  /** `otpauth://` address for a QR code. */
  readonly uri: string
  /** The same key in base32, to type. */
  readonly key: string
}

/** Whether a code is a recovery code, which nobody can guess. */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(toPlainCode(code))

/** Removes the spaces and hyphens that apps and users add. */
const toPlainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** Time-based codes (RFC 6238: SHA-1, 6 digits, 30 seconds), and recovery codes that work once. */
export function createSecondFactors(db: Database, clock: () => Date) {
  const upsert = db.prepare(
    `INSERT INTO second_factors (user_id, secret) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0`,
  )
  const findSecret = (condition: string) =>
    db.prepare(`SELECT secret FROM second_factors WHERE user_id = ? AND ${condition}`).pluck()
  const confirmed = findSecret('confirmed_at IS NOT NULL')
  const unconfirmed = findSecret('confirmed_at IS NULL')
  const confirm = db.prepare('UPDATE second_factors SET confirmed_at = ? WHERE user_id = ?')
  const useStep = db.prepare(
    'UPDATE second_factors SET last_step = ? WHERE user_id = ? AND last_step < ?',
  )
  const insertCode = db.prepare('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)')
  const useCode = db.prepare('DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?')
  const countCodes = db.prepare('SELECT count(*) FROM recovery_codes WHERE user_id = ?').pluck()
  const remove = db.prepare('DELETE FROM second_factors WHERE user_id = ?')

  const read = (row: unknown) => z.string().optional().parse(row)
  /** Whether the user has confirmed one. */
  const hasSecondFactor = (userId: string) => confirmed.get(userId) !== undefined
  /** Whether a code is right and later than the last one, which it replaces. */
  const acceptTimed = (userId: string, secret: string, code: string) => {
    const timestamp = clock().getTime()
    const delta = makeTotp(secret).validate({ token: toPlainCode(code), timestamp, window: 1 })
    if (delta === null) return false
    const step = Math.floor(timestamp / 1000 / STEP_S) + delta
    return useStep.run(step, userId, step).changes === 1
  }

  return {
    hasSecondFactor,
    /**
     * Creates a new key, which takes effect once the user confirms it.
     * @param email the name of the account in the app
     * @throws PlainError 409 when the user has a second factor
     */
    startSecondFactor(userId: string, email: string): SecondFactorSetUp {
      if (hasSecondFactor(userId)) throw conflict('There is a second factor already')
      const secret = new Secret({ size: SECRET_BYTES }).base32
      upsert.run(userId, secret)
      return describeSetUp(secret, email)
    },
    /** @returns the key that the user has not confirmed yet */
    findSetUp(userId: string, email: string): SecondFactorSetUp | undefined {
      const secret = read(unconfirmed.get(userId))
      return secret === undefined ? undefined : describeSetUp(secret, email)
    },
    /** @returns ten recovery codes, shown once; `undefined` when the code is wrong */
    confirmSecondFactor(userId: string, code: string): readonly string[] | undefined {
      return db
        .transaction(() => {
          const secret = read(unconfirmed.get(userId))
          if (secret === undefined || !acceptTimed(userId, secret, code)) return undefined
          confirm.run(clock().toISOString(), userId)
          const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
          for (const recoveryCode of codes) {
            insertCode.run(userId, hashSecret(toPlainCode(recoveryCode)))
          }
          return codes
        })
        .immediate()
    },
    /** Accepts each code and each recovery code once. Also accepts codes of the adjacent time steps. */
    acceptCode(userId: string, code: string): boolean {
      const secret = read(confirmed.get(userId))
      if (secret === undefined) return false
      return isRecoveryCode(code)
        ? useCode.run(userId, hashSecret(toPlainCode(code))).changes === 1
        : acceptTimed(userId, secret, code)
    },
    countRecoveryCodes: (userId: string) => z.number().parse(countCodes.get(userId)),
    /** @returns whether there was one */
    removeSecondFactor: (userId: string) => remove.run(userId).changes === 1,
  }
}

const makeTotp = (secret: string, label = '') =>
  new TOTP({ issuer: signInText.issuer, label, secret, period: STEP_S })

const describeSetUp = (secret: string, email: string): SecondFactorSetUp => ({
  uri: makeTotp(secret, email).toString(),
  key: inGroups(secret, ' '),
})

/** @returns a code such as `k7mq-2b5c-x3fa-uu4d` */
const newRecoveryCode = () =>
  inGroups(new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase(), '-')

const inGroups = (text: string, separator: string) => (text.match(/.{1,4}/g) ?? []).join(separator)
